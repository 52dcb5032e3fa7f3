import TestSupport
import Widgets

/// What holds for every drawing of a content, in every family, for any reader and at any time.
enum DrawingRules {
    static let locales = ["en", "uk", "ar", "he", "fr", "tr", "eu", "ja", "de"].compactMap { ReaderLocale($0) }

    /// A reader and a time that follow from the input.
    static func environment(_ dice: inout Dice) -> WidgetEnvironment {
        WidgetEnvironment(
            locale: dice.pick(locales),
            appearance: dice.pick(Appearance.allCases),
            build: dice.pick([.current, DeviceBuild(major: 1, minor: 5)]),
            offset: dice.pick([.utc, UTCOffset(seconds: 49_500), UTCOffset(seconds: -34_200)])
        )
    }

    static func check(_ widget: WidgetSnapshot, at now: Instant, _ environment: WidgetEnvironment) throws(Finding) {
        for family in Family.allCases {
            let presentation = Presentation(of: widget, at: now, family: family, environment: environment)
            try check(presentation, of: widget, at: now)
        }
    }

    private static func check(
        _ presentation: Presentation,
        of widget: WidgetSnapshot,
        at now: Instant
    ) throws(Finding) {
        let family = presentation.card.family
        let drawing = Layout.drawing(of: presentation, measuredBy: ClassMeasurer())
        let faults = FrameRules.faults(in: drawing)
        try Finding.unless(faults.isEmpty, "\(family): \(faults.joined(separator: ", "))")
        let svg = SVGWriter.svg(drawing, title: presentation.sentence, attributes: [.init("role", "img")])
        if let problem = XMLChecker.problem(in: svg) { throw Finding("\(family): the SVG has \(problem)") }
        if let reading = presentation.body.reading.fraction { try check(reading, in: drawing) }
        if let next = Presentation.nextChange(
            of: widget,
            after: now,
            family: family,
            environment: presentation.card.environment
        ) {
            try Finding.unless(next > now, "\(family) changes next at \(next), before \(now)")
        }
        if family == .large { try checkTerminal(presentation) }
    }

    /// The number and the fill are one; 100% only when all is done.
    private static func check(_ reading: Fraction, in drawing: Drawing) throws(Finding) {
        try Finding.unless(0...1 ~= reading.value, "a fraction of \(reading.value)")
        try Finding.unless((reading.percent == 100) == (reading.value == 1), "\(reading.value) reads 100%")
        let nearest = min(Int((reading.value * 100).rounded()), reading.value < 1 ? 99 : 100)
        try Finding.unless(reading.percent == nearest, "\(reading.value) reads \(reading.percent)%")
        guard case .text(let number)? = drawing.mark(.number)?.shape else { throw Finding("the number is not drawn") }
        let digits = number.text.filter(\.isNumber)
        try Finding.unless(digits == "\(reading.percent)", "\(reading.percent)% is drawn as \(number.text)")
        guard let track = drawing.mark(.track) else { return }
        let fill = drawing.mark(.fill)
        try Finding.unless((fill == nil) == (reading.value == 0), "\(reading.value) has no fill, or 0 has one")
        guard let fill, case .rectangle = track.shape else { return }
        let isFull = fill.frame.width == track.frame.width
        try Finding.unless(isFull == (reading.value == 1), "\(reading.value) fills \(fill.frame.width)")
    }

    private static func checkTerminal(_ presentation: Presentation) throws(Finding) {
        for columns in [10, 20, 80] {
            let block = TerminalBlock.text(of: presentation, style: TerminalStyle(columns: columns))
            for line in block.split(separator: "\n") {
                let isClean = line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
                try Finding.unless(isClean, "a line that steers the terminal")
            }
        }
    }
}
