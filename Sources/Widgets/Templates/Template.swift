/// The templates that there are: the one place where they are told apart.
public enum Template: String, Sendable, CaseIterable {
    /// A fraction as a number over a bar.
    case progress

    /// The names of all templates in quotation marks, for sentences.
    static var listed: String {
        allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }

    /// Adds the faults of a content that lacks what its template asks for.
    func check(_ reader: inout ObjectReader) {
        switch self {
        case .progress: ProgressTemplate.check(&reader)
        }
    }

    /// What a content says beyond what all templates share.
    func body(
        of content: WidgetContent,
        at now: Instant,
        family: Family,
        environment: WidgetEnvironment
    ) -> Presentation.Body {
        switch self {
        case .progress:
            .progress(ProgressPresentation(content, at: now, family: family, environment: environment))
        }
    }

    /// How far along a content is at an instant; nil for one whose template has no fraction, or that has none then.
    public func reading(of content: WidgetContent, at now: Instant) -> ProgressReading? {
        switch self {
        case .progress: ProgressTemplate.reading(of: content, at: now, build: .current)
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
        }
    }
}
