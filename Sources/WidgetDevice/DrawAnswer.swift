internal import Widgets

/// A drawn widget as the page needs it.
///
/// - `svg`: one `svg` element with the role of a progress bar, or of an image where nothing is measured; its icons refer to
///   symbols `icon-f0123` of the page.
/// - `percent`: the whole percent of a fraction; null for any other reading.
/// - `readingText`: the reading as the locale writes it; null without one.
/// - `sentence`: what a screen reader says; `title` is the headline in it.
/// - `nextChange`: when to draw again, in milliseconds since 1970, or null.
/// - `width`, `height`: the size in points.
/// - `actions`: what can be tapped; see ``ActionList``.
/// - `icons`: the code points of the glyphs, in hexadecimal digits.
/// - `lacksIconNames`: whether the names of icons are needed and not there yet, so that the place of an icon is empty.
/// - `isStale`: whether it looks stale.
enum DrawAnswer {
    static func json<Measurer: TextMeasurer>(_ request: DrawRequest, measuredBy measurer: Measurer) -> JSON {
        let presentation = request.presentation
        let drawing = Layout.drawing(of: presentation, measuredBy: measurer)
        let next = Presentation.nextChange(
            of: request.snapshot,
            after: request.now,
            family: request.family,
            environment: request.environment,
            scale: request.scale
        )
        let percent: JSON = presentation.body.reading.percent.map { .number(JSONNumber($0)) } ?? .null
        let readingText: JSON = presentation.body.readingText.map { .string($0) } ?? .null
        let svg = SVGWriter.svg(
            drawing,
            title: presentation.sentence,
            attributes: attributes(request),
            prefix: request.prefix,
            icons: .symbols(prefix: "icon-")
        )
        let icons = icons(drawing)
        let coming = JSON.string(IconRun(Icon.coming.glyph, in: Rect(drawing.size)).name)
        return .object([
            "svg": .string(svg),
            "percent": percent,
            "readingText": readingText,
            "sentence": .string(presentation.sentence),
            "title": .string(presentation.card.title),
            "nextChange": next?.millisecondsRoundedUp.map { JSON.whole($0) } ?? .null,
            "width": .points(drawing.size.width),
            "height": .points(drawing.size.height),
            "actions": .array(ActionList.json(presentation, drawing)),
            "icons": .array(icons.filter { $0 != coming }),
            "lacksIconNames": .bool(icons.contains(coming)),
            "isStale": .bool(presentation.card.isStale),
        ])
    }

    private static func attributes(_ request: DrawRequest) -> [SVGWriter.Attribute] {
        let presentation = request.presentation
        let role = presentation.body.role
        var attributes: [SVGWriter.Attribute] = []
        func add(_ name: String, _ value: String) { attributes.append(SVGWriter.Attribute(name, value)) }
        add("role", role.rawValue)
        if role.hasValue {
            let scale = presentation.body.reading.scale
            // A progress bar without a reading still has the ends of its scale.
            let range = scale?.range ?? 0...100
            add("aria-label", presentation.card.title)
            add("aria-valuemin", SVGNumber.text(range.lowerBound))
            add("aria-valuemax", SVGNumber.text(range.upperBound))
            if let number = scale?.number { add("aria-valuenow", SVGNumber.text(number)) }
            add("aria-valuetext", presentation.sentence)
        } else {
            // An image has no value, so its label says all.
            add("aria-label", presentation.sentence)
        }
        add("data-slug", request.slug)
        add("data-family", request.family.rawValue)
        add("data-stale", presentation.card.isStale ? "true" : "false")
        add("text-rendering", "geometricPrecision")
        return attributes
    }

    private static func icons(_ drawing: Drawing) -> [JSON] {
        var names: [JSON] = []
        for mark in drawing.marks {
            guard case .icon(let run) = mark.shape else { continue }
            let name = JSON.string(run.name)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}
