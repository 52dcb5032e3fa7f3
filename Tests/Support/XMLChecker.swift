/// Finds what is not well-formed in the kind of XML that the writer makes: elements, attributes, text and entities.
///
/// It goes by bytes and not by characters: a joiner after a `>` makes one character of both, and is well-formed all the same.
public enum XMLChecker: Sendable {
    private typealias Bytes = ArraySlice<UInt8>

    /// What is wrong, or nil.
    public static func problem(in text: String) -> String? {
        var open: [Bytes] = []
        var rest = Array(text.utf8)[...]
        var roots = 0
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            if let problem = problem(inText: rest[..<start]) { return problem }
            if open.isEmpty, start != rest.startIndex { return "text outside of the root" }
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { return "a tag without an end" }
            let tag = rest[(start + 1)..<end]
            rest = rest[(end + 1)...]
            if tag.first == UInt8(ascii: "/") {
                guard open.popLast() == tag.dropFirst() else { return "</\(said(tag.dropFirst()))> closes nothing" }
                continue
            }
            let isEmpty = tag.last == UInt8(ascii: "/")
            let parts = isEmpty ? tag.dropLast() : tag
            let name = parts.prefix { $0 != UInt8(ascii: " ") }
            guard !name.isEmpty else { return "a tag without a name" }
            if open.isEmpty { roots += 1 }
            if let problem = problem(inAttributes: parts.dropFirst(name.count)) { return problem }
            if !isEmpty { open.append(name) }
        }
        if !open.isEmpty { return "<\(said(Array(open.joined(separator: [0x20]))[...]))> are not closed" }
        return roots == 1 && rest.isEmpty ? nil : "\(roots) roots, then \(said(rest))"
    }

    private static func problem(inAttributes text: Bytes) -> String? {
        var rest = text
        var names: Set<Bytes> = []
        while !rest.isEmpty {
            guard rest.popFirst() == UInt8(ascii: " ") else { return "no space before \(said(rest))" }
            let name = rest.prefix(while: isNameByte)
            guard names.insert(name).inserted, !name.isEmpty else {
                return "the attribute \(said(name)) twice or without a name"
            }
            rest = rest.dropFirst(name.count)
            guard rest.starts(with: "=\"".utf8) else { return "\(said(name)) has no value" }
            rest = rest.dropFirst(2)
            guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return "\(said(name)) has no end" }
            if let problem = problem(inText: rest[..<end]) { return problem }
            rest = rest[(end + 1)...]
        }
        return nil
    }

    private static func problem(inText bytes: Bytes) -> String? {
        let text = said(bytes)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: continue
            default: return "a forbidden character \(scalar.value)"
            }
        }
        for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: UInt8(ascii: ";")) else { return "a bare ampersand in \(text)" }
            let name = said(part[..<end])
            let isNumber = name.hasPrefix("#") && Int(name.dropFirst()) != nil
            guard isNumber || ["amp", "lt", "gt", "quot", "apos"].contains(name) else { return "an unknown &\(name);" }
        }
        return nil
    }

    private static func said(_ bytes: Bytes) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
