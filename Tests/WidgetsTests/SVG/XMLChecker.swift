/// Finds what is not well-formed in the kind of XML that the writer makes: elements, attributes, text and entities.
enum XMLChecker {
    /// What is wrong, or nil.
    static func problem(in text: String) -> String? {
        var open: [Substring] = []
        var rest = text[...]
        var roots = 0
        while let start = rest.firstIndex(of: "<") {
            if let problem = problem(inText: rest[..<start]) { return problem }
            if open.isEmpty, start != rest.startIndex { return "text outside of the root" }
            guard let end = rest[start...].firstIndex(of: ">") else { return "a tag without an end" }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return "</\(tag.dropFirst())> closes nothing" }
                continue
            }
            let isEmpty = tag.hasSuffix("/")
            let parts = isEmpty ? tag.dropLast() : tag
            let name = parts.prefix { $0 != " " }
            guard !name.isEmpty else { return "a tag without a name" }
            if open.isEmpty { roots += 1 }
            if let problem = problem(inAttributes: parts.dropFirst(name.count)) { return problem }
            if !isEmpty { open.append(name) }
        }
        if !open.isEmpty { return "<\(open.joined(separator: " "))> are not closed" }
        return roots == 1 && rest.isEmpty ? nil : "\(roots) roots, then \(rest)"
    }

    private static func problem(inAttributes text: Substring) -> String? {
        var rest = text
        var names: Set<Substring> = []
        while !rest.isEmpty {
            guard rest.first == " " else { return "no space before \(rest)" }
            rest = rest.dropFirst()
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
            guard names.insert(name).inserted, !name.isEmpty else {
                return "the attribute \(name) twice or without a name"
            }
            rest = rest.dropFirst(name.count)
            guard rest.hasPrefix("=\"") else { return "\(name) has no value" }
            rest = rest.dropFirst(2)
            guard let end = rest.firstIndex(of: "\"") else { return "\(name) has no end" }
            if let problem = problem(inText: rest[..<end]) { return problem }
            rest = rest[rest.index(after: end)...]
        }
        return nil
    }

    private static func problem(inText text: Substring) -> String? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: continue
            default: return "a forbidden character \(scalar.value)"
            }
        }
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: ";") else { return "a bare ampersand in \(text)" }
            let name = part[..<end]
            let isNumber = name.hasPrefix("#") && Int(name.dropFirst()) != nil
            guard isNumber || ["amp", "lt", "gt", "quot", "apos"].contains(name) else { return "an unknown &\(name);" }
        }
        return nil
    }
}
