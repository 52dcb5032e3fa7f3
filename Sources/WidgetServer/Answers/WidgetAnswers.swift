internal import HTTPDaemon
internal import SystemSupport
internal import Widgets

/// The answers that carry widgets.
enum WidgetAnswers {
    /// One widget, or 304 when the client has it.
    static func one(_ widget: Widget, noneMatch: String?) -> HTTPResponse {
        if let noneMatch, EntityTagList(noneMatch).matchesWeakly(widget.entityTag) {
            return notModified(widget.entityTag)
        }
        return HTTPResponse(widget.answer)
    }

    /// Many widgets, or 304 when the client has just these.
    static func list(_ widgets: [Widget], noneMatch: String?) -> HTTPResponse {
        let tag = EntityTag(opaque: "l" + String(fingerprint(of: widgets), radix: 36))
        if let noneMatch, EntityTagList(noneMatch).matchesWeakly(tag) { return notModified(tag) }
        var bytes = Array("{\"items\":[".utf8)
        bytes.reserveCapacity(widgets.reduce(16) { $0 + $1.wire.count + 1 })
        for (index, widget) in widgets.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            widget.wire.append(to: &bytes)
        }
        bytes.append(contentsOf: "]}".utf8)
        return HTTPResponse(.ok, fields: HTTPField.json(tag), body: .bytes(bytes))
    }

    /// What became of a write.
    ///
    /// A POST is answered with 201 whether the widget is new or not.
    static func written(_ outcome: WriteOutcome, isPost: Bool, requestID: RequestID) -> HTTPResponse {
        switch outcome {
        case .created(let widget): posted(widget, action: "created")
        case .updated(let widget) where isPost: posted(widget, action: "updated")
        case .updated(let widget): HTTPResponse(widget.answer)
        case .deleted: HTTPResponse(.noContent)
        case .refused(let refusal): Problem.refused(refusal).response(requestID)
        }
    }

    private static func posted(_ widget: Widget, action: String) -> HTTPResponse {
        let more = [HTTPField(.xResourceAction, action), HTTPField(.location, "/widgets/\(widget.slug.text)")]
        return HTTPResponse(.created, fields: HTTPField.json(widget.entityTag) + more, body: .shared(widget.wire))
    }

    private static func notModified(_ tag: EntityTag) -> HTTPResponse {
        HTTPResponse(.notModified, fields: [HTTPField(.cacheControl, "no-cache"), HTTPField(.eTag, tag.text)])
    }

    /// A number that changes with any widget of the list: FNV-1a over slugs and tags.
    private static func fingerprint(of widgets: [Widget]) -> UInt64 {
        var hash = FNV1a()
        for widget in widgets {
            hash.combine(widget.slug.text.utf8)
            hash.combine(widget.entityTag.text.utf8)
        }
        return hash.value
    }
}
