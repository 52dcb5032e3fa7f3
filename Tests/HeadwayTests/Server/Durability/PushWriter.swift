import Glibc
import TestSupport
import Testing
import Widgets

/// Writes to the widget of one writer over HTTP, and reads what is there.
struct PushWriter: Sendable {
    let number: Int
    let port: UInt16
    let key: String
    let ledger: PushLedger

    private var slug: String { "w\(number)" }
    private var headers: [String] { ["Authorization: Bearer \(key)", "Content-Type: application/json"] }

    /// Writes until the server answers no more.
    ///
    /// - Parameters:
    ///   - keepsConnection: Whether all requests take one connection, or each its own.
    ///   - signal: Called at the acknowledgement that the ledger was told to wait for.
    /// - Returns: Whether the last request got no answer and was the first of its connection.
    /// - Throws: An expectation that an answer does not meet.
    func run(keepsConnection: Bool, signal: () -> Void) throws -> Bool {
        guard var client = try? HTTPClient(port: port) else { return false }
        var isFirst = true
        while true {
            if !keepsConnection, !isFirst {
                guard let next = try? HTTPClient(port: port) else { return false }
                (client, isFirst) = (next, true)
            }
            let write = ledger.next(number)
            guard let answer = try? send(write, on: client) else { return isFirst }
            // A server that stops refuses what comes too late, and does nothing for it.
            if answer.status == 503 { return false }
            isFirst = false
            try #require(answer.status == write.status, "\(write): \(answer.status) \(answer.text)")
            if ledger.acknowledge(number) { signal() }
            // The server is about to end this connection.
            if answer["connection"] == "close" {
                guard let next = try? HTTPClient(port: port) else { return false }
                (client, isFirst) = (next, true)
            }
        }
    }

    /// The number of the widget; nil when it is not there.
    func found(on client: HTTPClient) throws -> Int? {
        let answer = try client.call("GET", "/widgets/\(slug)", headers: headers)
        if answer.status == 404 { return nil }
        #expect(answer.status == 200)
        let content = try JSON(parsing: answer.body).object?["content"]?.object
        let label = try #require(content?["label"]?.string)
        #expect(content?["subtitle"]?.string == label, "stored by halves")
        return try #require(Int(label.dropFirst(2)))
    }

    private func send(_ write: PushLedger.Write, on client: HTTPClient) throws -> HTTPAnswer {
        // Two members that must agree show a widget that was stored by halves.
        let text = write.number.map { "n \($0)" } ?? ""
        let content = #"{"template":"progress","value":0.5,"label":"\#(text)","subtitle":"\#(text)"}"#
        let target = "/widgets/\(slug)"
        switch write {
        case .post:
            let body = #"{"slug":"\#(slug)","name":"W","content":\#(content)}"#
            return try client.call("POST", "/widgets", headers: headers, body: Array(body.utf8))
        case .patch:
            return try client.call("PATCH", target, headers: headers, body: Array(#"{"content":\#(content)}"#.utf8))
        case .delete:
            return try client.call("DELETE", target, headers: headers)
        }
    }
}

extension PushLedger.Write {
    /// The status of its success.
    fileprivate var status: Int {
        switch self {
        case .post: 201
        case .patch: 200
        case .delete: 204
        }
    }
}
