internal import Widgets

/// What is to be drawn, for whom, and when.
///
/// An object of these members; those that are null count as missing.
///
/// - `widget`, required: the widget as it is on the wire.
/// - `now`, required: the server's time in milliseconds since 1970 UTC.
/// - `family`: `small` unless given.
/// - `locale`: a tag of BCP 47; `en` unless given, or where it is no tag.
/// - `appearance`: `light` unless given.
/// - `build`: the device's build, `1.6` unless given.
/// - `offset`: `{"seconds", "changes": [{"at", "seconds"}…]}`, the reader's distance from UTC; UTC unless given.
/// - `scale`: pixels to the point, held in 1 to 4; 1 unless given.
/// - `prefix`: what identifiers in the drawing begin with, ASCII letters and digits; `w` unless given.
///
/// A class, for its many parts are then copied nowhere, which takes 10 KB of code.
final class DrawRequest {
    let slug: String
    let snapshot: WidgetSnapshot
    let now: Instant
    let family: Family
    let environment: WidgetEnvironment
    let scale: Double
    let prefix: String
    let presentation: Presentation

    init(_ bytes: [UInt8], icons: IconNames?) throws(DeviceError) {
        let json: JSON
        do throws(JSONError) {
            json = try JSON(parsing: bytes)
        } catch {
            throw DeviceError("The request is not JSON: \(error.description).")
        }
        guard let request = json.object else { throw DeviceError("The request must be an object.") }
        guard let widget = request["widget"]?.object else { throw DeviceError("The member widget must be an object.") }
        guard let now = request["now"]?.double else {
            throw DeviceError("The member now must be a number of milliseconds since 1970.")
        }
        self.now = Instant(milliseconds: now)
        snapshot = try DrawRequest.snapshot(widget)
        slug = widget["slug"]?.string ?? ""
        family = try DrawRequest.word("family", in: request, Family.self) ?? .small
        environment = WidgetEnvironment(
            locale: request["locale"]?.string.flatMap { ReaderLocale($0) } ?? .english,
            appearance: try DrawRequest.word("appearance", in: request, Appearance.self) ?? .light,
            build: try DrawRequest.build(in: request),
            offset: DrawRequest.offset(request["offset"]?.object)
        )
        scale = max(1, min(4, request["scale"]?.double ?? 1))
        let prefix = request["prefix"]?.string ?? "w"
        self.prefix = prefix.utf8.allSatisfy({ $0.isASCIILetterOrDigit }) && !prefix.isEmpty ? prefix : "w"
        presentation = Presentation(
            of: snapshot,
            at: self.now,
            family: family,
            environment: environment,
            icons: icons
        )
    }

    private static func snapshot(_ widget: JSONObject) throws(DeviceError) -> WidgetSnapshot {
        guard let content = widget["content"].flatMap({ WidgetContent(stored: $0) }) else {
            throw DeviceError("The widget's content has no template that this version draws.")
        }
        guard let text = widget["updated_at"]?.string, let updatedAt = try? Instant(rfc3339: text) else {
            throw DeviceError("The widget's updated_at must be a date such as 2026-03-01T10:00:00Z.")
        }
        var staleAfter: Int?
        if case .number(let number)? = widget["stale_after"] { staleAfter = number.integer }
        return WidgetSnapshot(
            name: widget["name"]?.string ?? "",
            content: content,
            updatedAt: updatedAt,
            staleAfter: staleAfter
        )
    }

    private static func word<Word: RawRepresentable>(
        _ name: String,
        in request: JSONObject,
        _ type: Word.Type
    ) throws(DeviceError) -> Word? where Word.RawValue == String {
        guard let value = request[name], !value.isNull else { return nil }
        guard let word = value.string.flatMap({ Word(rawValue: $0) }) else {
            throw DeviceError("The member \(name) is none of the words that may stand there.")
        }
        return word
    }

    private static func build(in request: JSONObject) throws(DeviceError) -> DeviceBuild {
        guard let value = request["build"], !value.isNull else { return .current }
        guard let build = value.string.flatMap({ DeviceBuild($0) }) else {
            throw DeviceError("The member build must be a version such as \"1.6\".")
        }
        return build
    }

    private static func offset(_ offset: JSONObject?) -> UTCOffset {
        guard let offset else { return .utc }
        var changes: [UTCOffset.Change] = []
        if case .array(let elements)? = offset["changes"] {
            for element in elements {
                guard let change = element.object, let milliseconds = change["at"]?.double else { continue }
                let seconds = seconds(change["seconds"])
                changes.append(UTCOffset.Change(at: Instant(milliseconds: milliseconds), seconds: seconds))
            }
        }
        return UTCOffset(seconds: seconds(offset["seconds"]), changes: changes)
    }

    private static func seconds(_ value: JSON?) -> Int {
        Int(max(-86_400, min(86_400, value?.double ?? 0)))
    }
}
