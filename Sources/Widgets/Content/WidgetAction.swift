/// What happens when a widget or one of its buttons is tapped.
public struct WidgetAction: Sendable, Equatable {
    /// The methods that an http action may use.
    public enum Method: String, Sendable, CaseIterable {
        /// GET.
        case get = "GET"
        /// POST.
        case post = "POST"
        /// PUT.
        case put = "PUT"
        /// PATCH.
        case patch = "PATCH"
        /// DELETE.
        case delete = "DELETE"
        /// HEAD.
        case head = "HEAD"
    }

    /// One header field of the request.
    public struct Header: Sendable, Equatable {
        /// The field's name, a token of RFC 9110 section 5.6.2.
        public let name: String
        /// The field's value, without control characters.
        public let value: String
    }

    /// The address that is opened or called; at most 2,048 characters.
    public let url: ActionURL
    /// Whether an http address is opened for the person to see instead of called silently.
    public let opensInForeground: Bool
    /// The method of the silent request, or nil when it is not set.
    public let method: Method?
    /// The header fields of the silent request, at most 1,024 bytes in all.
    public let headers: [Header]
    /// The body of the silent request; at most 1,024 characters.
    public let body: String?
    /// The button's text; at most 64 characters.
    public let title: String?
    /// The button's icon by name; at most 64 characters.
    public let icon: String?

    static let memberNames: [String] = [
        "url", "foreground", "method", "headers", "body", "title", "icon",
    ]

    private static let httpMemberNames: [String] = ["method", "headers", "body"]

    init?(_ name: String, in outer: inout ObjectReader) {
        guard var reader = outer.reader(name, names: WidgetAction.memberNames) else { return nil }
        defer { outer.take(reader, from: name) }
        let url = WidgetAction.url(in: &reader)
        opensInForeground = reader.flag("foreground") ?? false
        method = reader.word("method", Method.self)
        headers = WidgetAction.headers(in: &reader)
        body = reader.text("body", limit: 1024)
        title = reader.text("title", limit: 64)
        icon = reader.text("icon", limit: 64)
        if let url, !url.isHTTP {
            for name in WidgetAction.httpMemberNames {
                guard let value = reader.value(name), value != "" else { continue }
                let _: Method? = reader.refuse(name, value, "is only allowed with an http or https url")
            }
        }
        guard let url else { return nil }
        self.url = url
    }

    private static func url(in reader: inout ObjectReader) -> ActionURL? {
        guard let text = reader.requiredText("url", limit: 2048) else { return nil }
        do throws(ActionURL.Refusal) {
            return try ActionURL(text)
        } catch {
            return reader.refuse("url", .string(text), error.rawValue)
        }
    }

    private static func headers(in reader: inout ObjectReader) -> [Header] {
        guard let value = reader.value("headers") else { return [] }
        guard case .object(let object) = value else {
            return reader.refuse("headers", value, "must be an object of strings, not \(value.typeName)") ?? []
        }
        var headers: [Header] = []
        var faults = Faults()
        for member in object.members where !member.value.isNull {
            if let fault = fault(ofHeader: member) {
                faults.add(fault)
            } else if case .string(let text) = member.value {
                headers.append(Header(name: member.name, value: text))
            }
        }
        reader.faults.add(faults, inside: "headers")
        let size = headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        guard size <= 1024 else {
            return reader.refuse("headers", nil, "are \(size) bytes in all; at most 1024 are allowed") ?? []
        }
        return headers
    }

    private static func fault(ofHeader member: JSONObject.Member) -> Fault? {
        let name = member.name.firstCodePoints(64)
        guard case .string(let text) = member.value else {
            let message = "the header \"\(name)\" must be a string, not \(member.value.typeName)"
            return Fault(location: name, message: message, value: member.value)
        }
        guard member.name.isHeaderName else {
            let message = "\"\(name)\" is no header name; use letters, digits and hyphens, such as X-Token"
            return Fault(location: name, message: message)
        }
        guard text.isHeaderValue else {
            let message = "the header \"\(name)\" holds a control character; leave out line breaks and the like"
            return Fault(location: name, message: message)
        }
        return nil
    }
}
