public import Widgets

/// What a device asks of the core: JSON in, JSON out, in UTF-8.
///
/// The browser calls these through a wasm module, tests call them natively, and both get the same bytes. Nothing here traps
/// or throws, whatever comes in: an answer that has a member `error` says in a sentence what was wrong with the question.
public enum Device: Sendable {
    /// Checks the text of one content as the server would.
    ///
    /// - Parameters:
    ///   - text: The content as JSON, as a person types it.
    ///   - milliseconds: The instant that dates are measured against, in milliseconds since 1970 UTC.
    /// - Returns: `{"faults":[{"location","message","value"?}…]}` in the server's words and order, empty when all is well.
    ///   Text that is not JSON is one fault with the `position` of the byte and the bare `reason`.
    public static func check(_ text: [UInt8], milliseconds: Double) -> [UInt8] {
        var faults: [JSON] = []
        do throws(JSONError) {
            let content = try JSON(parsing: text)
            do throws(Faults) {
                _ = try WidgetContent(content, now: Instant(milliseconds: milliseconds))
            } catch {
                faults = error.list.map(member)
            }
        } catch {
            faults = [member(error)]
        }
        return JSON.object(["faults": .array(faults)]).bytes
    }

    /// Draws a widget.
    ///
    /// - Parameters:
    ///   - request: What ``DrawRequest`` reads.
    ///   - icons: The names of icons, or nil while they are on their way.
    ///   - measurer: Knows how wide text is where the drawing will be shown.
    /// - Returns: What ``DrawAnswer`` writes, or an object with `error`.
    public static func draw<Measurer: TextMeasurer>(
        _ request: [UInt8],
        icons: IconNames?,
        measuredBy measurer: Measurer
    ) -> [UInt8] {
        answer(request, icons) { request in DrawAnswer.json(request, measuredBy: measurer) }
    }

    /// The marks of a drawing, for comparison bit for bit.
    ///
    /// - Parameters:
    ///   - request: What ``DrawRequest`` reads, and perhaps `path`, `[x, y, x, y…]`: points of a line and of an area that
    ///     are drawn over the widget, for no template of this version has a path.
    ///   - icons: The names of icons, or nil while they are on their way.
    ///   - measurer: Knows how wide text is.
    /// - Returns: What ``MarkList`` writes, or an object with `error`.
    public static func marks<Measurer: TextMeasurer>(
        _ request: [UInt8],
        icons: IconNames?,
        measuredBy measurer: Measurer
    ) -> [UInt8] {
        let points = points(request)
        return answer(request, icons) { request in
            var drawing = Layout.drawing(of: request.presentation, measuredBy: measurer)
            for style in points.isEmpty ? [] : [Path.Style.fill, .stroke(width: 1.5)] {
                let paint = Paint.solid(Color(rgb: 0x3366FF))
                drawing.marks.append(Mark(.fill, .path(Path(through: points, style)), paint: paint))
            }
            return MarkList.json(drawing)
        }
    }

    private static func points(_ request: [UInt8]) -> [Point] {
        guard case .array(let numbers)? = (try? JSON(parsing: request))?.object?["path"] else { return [] }
        let values = numbers.compactMap { $0.double }
        return stride(from: 1, to: values.count, by: 2).map { Point(x: values[$0 - 1], y: values[$0]) }
    }

    private static func answer(_ request: [UInt8], _ icons: IconNames?, _ body: (DrawRequest) -> JSON) -> [UInt8] {
        let answer: JSON
        do throws(DeviceError) {
            answer = body(try DrawRequest(request, icons: icons))
        } catch {
            answer = .object(["error": .string(error.description)])
        }
        return answer.bytes
    }

    private static func member(_ fault: Fault) -> JSON {
        var members: JSONObject = ["location": .string(fault.location), "message": .string(fault.message)]
        members["value"] = fault.value
        return .object(members)
    }

    private static func member(_ error: JSONError) -> JSON {
        .object([
            "location": "body.content",
            "message": .string("The content is not JSON: \(error.description)."),
            "position": .number(JSONNumber(error.position)),
            "reason": .string(error.reason),
        ])
    }
}

/// Why a question of a device cannot be answered.
public struct DeviceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A sentence that names the member that is wrong, and what it should be.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
