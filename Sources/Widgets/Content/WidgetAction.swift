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
        "Any scheme but `javascript`, `data`, `file` and `vbscript`; http and https need a host. No white space."
    )
    private static let foregroundField = Field(
        "foreground",
        .flag,
        "Whether an http address is opened for the person to see instead of called silently."
    )
    private static let methodField = Field(
        "method",
        .choice { Method.allCases.map { $0.rawValue } },
        "The method of a silent http call; GET unless set. Only with http and https."
    )
    private static let headersField = Field(
        "headers",
        .headers(limit: 1024),
        "Header fields of a silent http call; names and values count. Only with http and https."
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

    /// Reads an action; nil without an address that may be opened.
    init?(_ reader: ObjectReader) {
        guard let url = reader.address(WidgetAction.urlField) else { return nil }
        self.url = url
        opensInForeground = reader.flag(WidgetAction.foregroundField) ?? false
        method = reader.choice(WidgetAction.methodField, Method.self)
        headers = WidgetAction.headers(reader)
        body = reader.text(WidgetAction.bodyField)
        title = reader.text(WidgetAction.titleField)
        icon = reader.text(WidgetAction.iconField)
    }

    private static func headers(_ reader: ObjectReader) -> [Header] {
        (reader.value(headersField)?.object?.members ?? []).compactMap { member in
            guard case .string(let text) = member.value, member.name.isHeaderName, text.isHeaderValue else {
                return nil
            }
            return Header(name: member.name, value: text)
        }
    }

    /// Refuses the members of an http call beside an address of another scheme.
    @Sendable private static func checkHTTPMembers(_ checker: inout ObjectChecker) {
        guard let url = checker.reader.address(urlField), !url.isHTTP else { return }
        for field in httpFields {
            guard let value = checker.reader.value(field), value.string?.isEmpty != true else { continue }
            checker.refuse(field, value, "is only allowed with an http or https url")
        }
    }
}

extension ObjectChecker {
    /// Checks header fields of HTTP.
    mutating func checkHeaders(_ field: Field, _ value: JSON, _ limit: Int) {
        guard case .object(let object) = value else {
            return refuse(field, value, "must be an object of strings, not \(value.typeName)")
        }
        var size = 0
        var inner = Faults()
        for member in object.members where !member.value.isNull {
            if let fault = ObjectChecker.fault(ofHeader: member) {
                inner.add(fault)
            } else {
                size += member.name.utf8.count + (member.value.string?.utf8.count ?? 0)
            }
        }
        faults.add(inner, inside: field.name)
        if size > limit { refuse(field, nil, "are \(size) bytes in all; at most \(limit) are allowed") }
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
