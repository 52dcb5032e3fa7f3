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

    /// The shape of an action.
    static let shape = ObjectShape(
        "Action",
        [urlField, foregroundField, methodField, headersField, bodyField, titleField, iconField],
        rule: WidgetAction.checkHTTPMembers
    )

    private static let urlField = Field(
        "url",
        .address(limit: 2048),
        isRequired: true,
        "Any scheme but javascript, data, file and vbscript; http and https need a host."
    )
    private static let foregroundField = Field(
        "foreground",
        .flag,
        "Whether an http address is opened for the person to see instead of called silently."
    )
    private static let methodField = Field(
        "method",
        .choice(Method.allCases.map { $0.rawValue }),
        "The method of a silent http call; GET unless set. Only with http and https."
    )
    private static let headersField = Field(
        "headers",
        .headers(limit: 1024),
        "Header fields of a silent http call, at most 1,024 bytes in all. Only with http and https."
    )
    private static let bodyField = Field(
        "body",
        .text(limit: 1024),
        "The body of a silent http call. Only with http and https."
    )
    private static let titleField = Field("title", .text(limit: 64), "The button's text.")
    private static let iconField = Field(
        "icon",
        .text(limit: 64),
        "An SF Symbol name, or `mdi:` and a Material Design Icons name."
    )

    /// The members that describe an http call; no other scheme has them.
    public static var httpFields: [Field] { [methodField, headersField, bodyField] }

    init?(_ field: Field, in outer: inout ObjectReader) {
        let action = outer.object(field) { reader in WidgetAction(&reader) }
        guard let action else { return nil }
        self = action
    }

    private init?(_ reader: inout ObjectReader) {
        let url = reader.address(WidgetAction.urlField)
        opensInForeground = reader.flag(WidgetAction.foregroundField) ?? false
        method = reader.choice(WidgetAction.methodField, Method.self)
        headers = reader.headers(WidgetAction.headersField)
        body = reader.text(WidgetAction.bodyField)
        title = reader.text(WidgetAction.titleField)
        icon = reader.text(WidgetAction.iconField)
        guard let url else { return nil }
        self.url = url
    }

    /// Refuses the members of an http call beside an address of another scheme.
    private static func checkHTTPMembers(_ reader: inout ObjectReader) {
        guard let text = reader.value(urlField)?.string, let url = try? ActionURL(text), !url.isHTTP else { return }
        for field in httpFields {
            guard let value = reader.value(field), value != "" else { continue }
            let _: Method? = reader.refuse(field, value, "is only allowed with an http or https url")
        }
    }
}

extension ObjectReader {
    /// An address that a device may open; it must be there.
    mutating func address(_ field: Field) -> ActionURL? {
        guard let text = requiredText(field) else { return nil }
        do throws(ActionURL.Refusal) {
            return try ActionURL(text)
        } catch {
            return refuse(field, .string(text), error.rawValue)
        }
    }

    /// Header fields of HTTP; those with faults are left out.
    mutating func headers(_ field: Field) -> [WidgetAction.Header] {
        guard let value = value(field), let limit = field.shape.limit else { return [] }
        guard case .object(let object) = value else {
            return refuse(field, value, "must be an object of strings, not \(value.typeName)") ?? []
        }
        var headers: [WidgetAction.Header] = []
        var inner = Faults()
        for member in object.members where !member.value.isNull {
            if let fault = ObjectReader.fault(ofHeader: member) {
                inner.add(fault)
            } else if case .string(let text) = member.value {
                headers.append(WidgetAction.Header(name: member.name, value: text))
            }
        }
        faults.add(inner, inside: field.name)
        let size = headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        guard size <= limit else {
            return refuse(field, nil, "are \(size) bytes in all; at most \(limit) are allowed") ?? []
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
