/// An answer as it came over the wire.
struct RawAnswer {
    let status: Int
    let fields: [(name: String, value: String)]
    var body: [UInt8] = []

    init(head: String) {
        let lines = head.split(separator: "\r\n")
        status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
        fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (parts[0].lowercased(), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
    }

    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    var text: String { String(decoding: body, as: UTF8.self) }
}
