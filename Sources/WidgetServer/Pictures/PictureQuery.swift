internal import Widgets

/// Reads the query of a picture's address; parameters that are not known count for nothing.
struct PictureQuery {
    private let query: String?
    private var faults = Faults()

    /// The longest name of a time zone that is looked up.
    static let zoneLimit = 64

    /// The scales that pictures come in.
    static let scales = 1...4

    /// Reads a query.
    ///
    /// - Parameters:
    ///   - query: The query as it was sent.
    ///   - format: The kind of file, which decides the usual scale.
    ///   - family: The family that the path names, which wins over the query's; nil where the path names none.
    /// - Returns: What is asked for; of a parameter that stands there twice the first, and an empty one is not set.
    /// - Throws: `Faults` with every value that is not known.
    static func options(
        _ query: String?,
        _ format: PictureFormat,
        family: Substring? = nil
    ) throws(Faults) -> PictureOptions {
        var reader = PictureQuery(query: query)
        var options = PictureOptions(format)
        if let family {
            options.family = reader.word("family", String(family), at: "path.family") ?? options.family
        } else {
            options.family = reader.word("family") ?? options.family
        }
        options.appearance = reader.word("appearance") ?? options.appearance
        options.scale =
            reader.read("scale", "must be 1, 2, 3 or 4") { text in scales.first { String($0) == text } }
            ?? options.scale
        options.locale =
            reader.read("locale", "must be a language tag such as en, uk or pt-BR") { ReaderLocale($0) }
            ?? options.locale
        options.zone = reader.read("timezone", PictureQuery.zoneRule) { text in
            text.utf8.count <= PictureQuery.zoneLimit ? text : nil
        }
        options.build = reader.read("build", "must be a version such as 1.6") { DeviceBuild($0) } ?? options.build
        options.instant = reader.read("at", "must be a date of RFC 3339 such as 2027-05-10T22:30:00Z") { text in
            try? Instant(rfc3339: text)
        }
        try reader.faults.check()
        return options
    }

    /// The fault of a time zone that the system's database has not.
    static func unknownZone(_ name: String) -> Fault {
        Fault(location: "query.timezone", message: "timezone " + zoneRule, value: .string(name))
    }

    private static let zoneRule = "must be a name of the IANA database such as Europe/Kyiv or UTC"

    private init(query: String?) {
        self.query = query
    }

    /// One of the words of an enumeration.
    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String) -> Word? {
        value(name).flatMap { word(name, $0, at: "query.\(name)") }
    }

    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ text: String,
        at location: String
    ) -> Word? {
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map { $0.rawValue }
        let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        faults.add(Fault(location: location, message: "\(name) must be \(list)", value: .string(text)))
        return nil
    }

    private mutating func read<Value>(_ name: String, _ rule: String, _ convert: (String) -> Value?) -> Value? {
        guard let text = value(name) else { return nil }
        if let value = convert(text) { return value }
        faults.add(Fault(location: "query.\(name)", message: "\(name) \(rule)", value: .string(text)))
        return nil
    }

    /// The text of a parameter; nil where it is missing, empty, or no percent-encoded UTF-8, which is a fault.
    private mutating func value(_ name: String) -> String? {
        guard let raw = QueryItems.firstRaw(name, in: query), !raw.isEmpty else { return nil }
        guard let text = PercentEncoding.decoded(raw) else {
            let message = "\(name) must be UTF-8 with % escapes of two hexadecimal digits"
            faults.add(Fault(location: "query.\(name)", message: message, value: .string(String(Substring(raw)))))
            return nil
        }
        return text
    }
}
