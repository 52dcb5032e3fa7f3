import Testing

/// The elements of a text of XML, which is checked to be well-formed as far as this project writes it.
struct XMLOutline {
    /// The names of all elements, in the order of their beginnings.
    private(set) var elements: [String] = []
    /// The text inside each `title`, with entities resolved.
    private(set) var titles: [String] = []

    init(_ text: String) throws {
        var open: [String] = []
        var rest = text[...]
        while let less = rest.firstIndex(of: "<") {
            let words = rest[..<less]
            try XMLOutline.check(words)
            if open.last == "title" { titles.append(try XMLOutline.resolved(words)) }
            let more = try #require(rest[less...].firstIndex(of: ">"), "a tag does not end")
            var tag = rest[rest.index(after: less)..<more]
            rest = rest[rest.index(after: more)...]
            if tag.hasPrefix("/") {
                try #require(open.popLast() == String(tag.dropFirst()), "\(tag) closes what is not open")
                continue
            }
            let isEmpty = tag.hasSuffix("/")
            if isEmpty { tag = tag.dropLast() }
            let name = String(tag.prefix { $0 != " " })
            elements.append(name)
            // Attributes: name="value", each but once.
            var names: Set<Substring> = []
            var attributes = tag.dropFirst(name.count)
            while attributes.first == " " {
                attributes = attributes.drop { $0 == " " }
                let equals = try #require(attributes.firstIndex(of: "="))
                try #require(names.insert(attributes[..<equals]).inserted, "an attribute stands twice in \(name)")
                attributes = attributes[attributes.index(after: equals)...]
                try #require(attributes.popFirst() == "\"")
                let quote = try #require(attributes.firstIndex(of: "\""))
                try XMLOutline.check(attributes[..<quote])
                attributes = attributes[attributes.index(after: quote)...]
            }
            try #require(attributes.isEmpty, "\(attributes) is no attribute")
            if !isEmpty { open.append(name) }
        }
        try #require(open.isEmpty && rest.allSatisfy(\.isWhitespace), "\(open) is not closed")
    }

    private static func check(_ text: Substring) throws {
        _ = try resolved(text)
        for scalar in text.unicodeScalars {
            let isAllowed = scalar.value >= 0x20 || [0x9, 0xA, 0xD].contains(scalar.value)
            try #require(isAllowed && scalar.value != 0xFFFE && scalar.value != 0xFFFF, "a character XML has not")
        }
    }

    private static func resolved(_ text: Substring) throws -> String {
        let entities = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#10": "\n", "#9": "\t", "#13": "\r",
        ]
        var parts = text.split(separator: "&", omittingEmptySubsequences: false).makeIterator()
        var result = String(parts.next() ?? "")
        while let part = parts.next() {
            let semicolon = try #require(part.firstIndex(of: ";"), "an entity does not end")
            result += try #require(entities[String(part[..<semicolon])], "no such entity")
            result += part[part.index(after: semicolon)...]
        }
        return result
    }
}
