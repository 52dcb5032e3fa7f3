import TestSupport
import Testing
import Widgets

/// A client that pushes a count and reads it, again and again, and expects that both work each time.
final class HonestClient {
    private let holder: KeyHolder
    private var client: HTTPClient
    /// What it has pushed last.
    private(set) var count = 0

    /// Connects, and makes its widget unless it is there.
    init(_ holder: KeyHolder, count: Int = 0) throws {
        self.holder = holder
        self.count = count
        client = try HTTPClient(port: holder.port)
        if count == 0 { #expect(try holder.put("honest").status == 201) }
    }

    /// Pushes and reads on its connection, and every fifth time on one that is new.
    func pushAndRead() throws {
        count += 1
        if count.isMultiple(of: 5) { client = try HTTPClient(port: holder.port) }
        let headers = ["Authorization: Bearer \(holder.key)", "Content-Type: application/json"]
        let body = Array(#"{"content":{"label":"\#(count)"}}"#.utf8)
        let pushed = try client.call("PATCH", "/widgets/honest", headers: headers, body: body)
        #expect(pushed.status == 200, "\(pushed.text)")
        #expect(try read(try client.call("GET", "/widgets/honest", headers: headers)) == "\(count)")
    }

    /// Reads what is there, on a new connection, and expects what was pushed last.
    func expectCount() throws {
        #expect(try read(try holder.call("GET", "/widgets/honest")) == "\(count)")
    }

    private func read(_ answer: HTTPAnswer) throws -> String? {
        #expect(answer.status == 200, "\(answer.text)")
        return try JSON(parsing: answer.body).object?["content"]?.object?["label"]?.string
    }
}

@available(*, unavailable)
extension HonestClient: Sendable {}
