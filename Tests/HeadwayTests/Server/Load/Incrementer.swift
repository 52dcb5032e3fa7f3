import TestSupport
import Testing
import Widgets

/// A writer that adds one to the number in a widget if it is still what it has read (`If-Match`).
struct Incrementer: Sendable {
    let slug: String
    let port: UInt16
    let key: String

    private var headers: [String] { ["Authorization: Bearer \(key)", "Content-Type: application/json"] }

    /// The content with a number, in two members that must agree, and with nine kilobytes for viewers to read.
    static func content(_ number: Int) -> String {
        let long = String(repeating: "x", count: 2_000)
        let action = #"{"url":"http://a/\#(long)","method":"POST","body":"\#(long.prefix(1_000))"}"#
        return #"{"template":"progress","value":0.5,"label":"n \#(number)","subtitle":"n \#(number)","#
            + #""tap_action":\#(action),"url_action":\#(action),"secondary_url_action":\#(action)}"#
    }

    /// Adds one so many times, each as often as others come first.
    func add(_ count: Int) throws {
        let client = try HTTPClient(port: port)
        var done = 0
        while done < count {
            let (number, tag) = try read(on: client)
            let body = Array(#"{"content":\#(Incrementer.content(number + 1))}"#.utf8)
            let match = headers + ["If-Match: \(tag)"]
            let answer = try client.call("PATCH", "/widgets/\(slug)", headers: match, body: body)
            if answer.status == 200 {
                done += 1
            } else if answer.status != 412 {
                throw TestSupportError("\(answer.status): \(answer.text)")
            }
        }
    }

    /// The number, and the tag of the content that has it.
    func read(on client: HTTPClient) throws -> (number: Int, tag: String) {
        let answer = try client.call("GET", "/widgets/\(slug)", headers: headers)
        let content = try JSON(parsing: answer.body).object?["content"]?.object
        let label = try #require(content?["label"]?.string, "\(answer.status): \(answer.text)")
        guard content?["subtitle"]?.string == label else { throw TestSupportError("mixed: \(answer.text)") }
        return (try #require(Int(label.dropFirst(2))), answer["etag"] ?? "")
    }
}
