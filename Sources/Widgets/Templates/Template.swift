/// The templates that there are: the one place where they are told apart.
///
/// All that a template decides by itself is in a folder of its own; here it is only called by name.
public enum Template: String, Sendable, CaseIterable {
    /// A fraction as a number over a bar.
    case progress
    /// A state as a headline with an icon and a colour.
    case status

    /// What a content says beyond what all templates share, each in its template's own way.
    public enum Body: Sendable, Equatable {
        /// A fraction.
        case progress(ProgressPresentation)
        /// A state.
        case status(StatusPresentation)
    }

    /// The names of all templates in quotation marks, for sentences.
    static var listed: String {
        allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }

    /// Adds the faults of a content that lacks what its template asks for.
    func check(_ reader: inout ObjectReader) {
        switch self {
        case .progress: ProgressTemplate.check(&reader)
        // A state needs nothing to be said.
        case .status: break
        }
    }

    /// How a content looks where its fields leave that to its template.
    func traits(of content: WidgetContent) -> TemplateTraits {
        switch self {
        case .progress: TemplateTraits(content)
        case .status: StatusTemplate.traits(of: content)
        }
    }

    /// What a content says beyond what all templates share.
    func body(
        of content: WidgetContent,
        at now: Instant,
        family: Family,
        environment: WidgetEnvironment
    ) -> Body {
        switch self {
        case .progress:
            .progress(ProgressPresentation(content, at: now, family: family, environment: environment))
        case .status: .status(StatusPresentation(content, environment: environment))
        }
    }

    /// How far along a content is at an instant; nil for one whose template has no fraction, or that has none then.
    public func reading(of content: WidgetContent, at now: Instant) -> ProgressReading? {
        switch self {
        case .progress: ProgressTemplate.reading(of: content, at: now, build: .current)
        case .status: nil
        }
    }

    /// When that changes next by itself.
    func nextChange(
        of content: WidgetContent,
        after now: Instant,
        family: Family,
        environment: WidgetEnvironment,
        scale: Double
    ) -> Instant? {
        switch self {
        case .progress:
            ProgressTemplate.nextChange(of: content, after: now, family: family, environment: environment, scale: scale)
        case .status: nil
        }
    }

    /// What a content reads in a word, such as `42%` or `warning`; nil when it reads nothing.
    ///
    /// - Parameters:
    ///   - content: A checked content of this template.
    ///   - now: The instant of the reading.
    /// - Returns: The text, the same in every language.
    public func summary(of content: WidgetContent, at now: Instant) -> String? {
        switch self {
        case .progress: reading(of: content, at: now).map { "\($0.percent)%" }
        case .status: content.severity?.rawValue
        }
    }
}

extension Template.Body {
    /// The fraction, where the template has one and there is something to draw.
    public var reading: ProgressReading? {
        switch self {
        case .progress(let progress): progress.reading
        case .status: nil
        }
    }

    /// The percent of the reading as the locale writes it; nil without a reading.
    public var percentText: String? {
        switch self {
        case .progress(let progress): progress.percentText
        case .status: nil
        }
    }

    /// Whether the template says how far along something is, even where there is no reading.
    public var isMeasured: Bool {
        switch self {
        case .progress: true
        case .status: false
        }
    }

    /// The role of the drawing to a screen reader (WAI-ARIA 1.2): `progressbar` where something is measured, else `img`.
    public var accessibilityRole: String { isMeasured ? "progressbar" : "img" }

    /// What a screen reader says, in order, but for the age.
    func spoken(title: String, chips: [String]) -> [String] {
        switch self {
        case .progress(let progress): [title] + progress.spoken(chips: chips)
        case .status(let status): status.spoken(title: title, chips: chips)
        }
    }

    /// Draws the presentation whose body this is.
    func draw<Measurer: TextMeasurer>(_ presentation: Presentation, on canvas: inout Canvas<Measurer>) {
        let isOnLockScreen = presentation.family.isOnLockScreen
        switch self {
        case .progress(let progress):
            if isOnLockScreen {
                ProgressLockScreenLayout(presentation, progress).draw(on: &canvas)
            } else {
                ProgressCardLayout(presentation, progress).draw(on: &canvas)
            }
        case .status(let status):
            if isOnLockScreen {
                StatusLockScreenLayout(presentation).draw(on: &canvas)
            } else {
                StatusCardLayout(presentation, status).draw(on: &canvas)
            }
        }
    }

    /// Writes the presentation whose body this is for a terminal.
    func write(_ presentation: Presentation, to block: inout TerminalBlock) {
        switch self {
        case .progress(let progress): block.write(presentation, progress)
        case .status(let status): block.write(presentation, status)
        }
    }
}
