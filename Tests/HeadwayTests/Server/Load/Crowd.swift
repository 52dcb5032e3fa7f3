import TestSupport

/// Clients that do a server no good: they send slowly, stay without a word, or ask for events and never read.
final class Crowd {
    /// How many ask for events and never read.
    static let mutes = 80

    private let idle: [HTTPClient]
    private let mute: [HTTPClient]
    private let slow: [HTTPClient]

    /// Opens them all.
    ///
    /// - Parameters:
    ///   - port: Where.
    ///   - key: A key for those who need one.
    /// - Throws: `TestSupportError` when one of them cannot connect.
    init(port: UInt16, key: String) throws {
        idle = try (0..<200).map { number in
            let client = try HTTPClient(port: port)
            // Half of them never ask anything, half have asked once and leave the answer where it is.
            if number.isMultiple(of: 2) { client.begin("GET", "/health") }
            return client
        }
        mute = try (0..<Crowd.mutes).map { _ in
            let client = try HTTPClient(port: port)
            client.shrinkReceiveBuffer()
            client.begin("GET", "/events", headers: ["Authorization: Bearer \(key)"])
            return client
        }
        slow = try (0..<20).map { number in
            let client = try HTTPClient(port: port)
            client.send("POST /widgets HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(key)\r\n")
            // Half of them are slow in their headers, half in the body.
            if number.isMultiple(of: 2) {
                client.send("Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{\"name\":\"")
            } else {
                client.send("X-Slow: ")
            }
            return client
        }
    }

    /// Has each slow one send one byte more.
    func trickle() {
        for client in slow { client.send("x") }
    }
}

@available(*, unavailable)
extension Crowd: Sendable {}
