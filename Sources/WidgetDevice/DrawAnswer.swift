internal import Widgets

/// A drawn widget as the page needs it.
///
/// - `svg`: one `svg` element with the role of a progress bar, or of an image where nothing is measured; its icons refer to
///   symbols `icon-f0123` of the page.
/// - `percent`: the percent that is said, and `percentText`, the same as the locale writes it; null without a reading.
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
        let percent: JSON = presentation.body.reading.map { .number(JSONNumber($0.percent)) } ?? .null
        let percentText: JSON = presentation.body.percentText.map { .string($0) } ?? .null
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
            "percentText": percentText,
            "sentence": .string(presentation.sentence),
            "title": .string(presentation.title),
            "nextChange": next?.millisecondsRoundedUp.map { JSON.whole($0) } ?? .null,
            "width": .points(drawing.size.width),
            "height": .points(drawing.size.height),
            "actions": .array(ActionList.json(presentation, drawing)),
            "icons": .array(icons.filter { $0 != coming }),
            "lacksIconNames": .bool(icons.contains(coming)),
            "isStale": .bool(presentation.isStale),
        ])
    }

    private static func attributes(_ request: DrawRequest) -> [SVGWriter.Attribute] {
        let presentation = request.presentation
        var attributes = [SVGWriter.Attribute("role", presentation.body.accessibilityRole)]
        if presentation.body.isMeasured {
            attributes += [
                SVGWriter.Attribute("aria-label", presentation.title),
                SVGWriter.Attribute("aria-valuemin", "0"),
                SVGWriter.Attribute("aria-valuemax", "100"),
            ]
            if let reading = presentation.body.reading {
                attributes.append(SVGWriter.Attribute("aria-valuenow", "\(reading.percent)"))
            }
            attributes.append(SVGWriter.Attribute("aria-valuetext", presentation.sentence))
        } else {
            // An image has no value, so its label says all.
            attributes.append(SVGWriter.Attribute("aria-label", presentation.sentence))
        }
        attributes += [
            SVGWriter.Attribute("data-slug", request.slug),
            SVGWriter.Attribute("data-family", request.family.rawValue),
            SVGWriter.Attribute("data-stale", presentation.isStale ? "true" : "false"),
            SVGWriter.Attribute("text-rendering", "geometricPrecision"),
        ]
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
