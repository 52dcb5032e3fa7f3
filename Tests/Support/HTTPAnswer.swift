/// An answer as it came over the wire.
public struct HTTPAnswer: Sendable {
    /// The number in the status line; 0 where it cannot be read.
    public let status: Int

    /// The header lines in their order, names in lower case.
    public let fields: [(name: String, value: String)]

    /// The body, without the framing of chunks.
    public var body: [UInt8] = []

    init(head: String) {
        let lines = head.split(separator: "\r\n")
        status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
        fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (parts[0].lowercased(), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
    }

    /// The value of the first header line of a name, or nil.
    public subscript(name: String) -> String? {
        fields.first { $0.name == name.lowercased() }?.value
    }

    /// The body as text.
    public var text: String {
        String(decoding: body, as: UTF8.self)
    }

    /// Whether a body of a length belongs to this answer.
    var hasBody: Bool {
        status >= 200 && status != 204 && status != 304
    }
}
