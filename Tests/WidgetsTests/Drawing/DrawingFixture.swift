import TestSupport
import Testing

@testable import Widgets

/// Presentations and drawings of contents for the tests.
struct DrawingFixture {
    /// Members of the content, put over a good one.
    var members = "{}"
    var name = "Widget"
    var family = Family.small
    var locale = "en-GB"
    var appearance = Appearance.dark
    var build = DeviceBuild.current
    var offset = UTCOffset.utc
    var staleAfter: Int?
    /// How long ago the widget was pushed, in seconds.
    var age: Int64 = 3_600
    var now = ContentFixture.now

    func widget() throws -> WidgetSnapshot {
        WidgetSnapshot(
            name: name,
            content: try ContentFixture.read(members),
            updatedAt: ContentFixture.now.adding(seconds: -age),
            staleAfter: staleAfter
        )
    }

    func environment() throws -> WidgetEnvironment {
        WidgetEnvironment(
            locale: try #require(ReaderLocale(locale)),
            appearance: appearance,
            build: build,
            offset: offset
        )
    }

    func presentation() throws -> Presentation {
        try Presentation(of: widget(), at: now, family: family, environment: environment())
    }

    func drawing() throws -> Drawing {
        Layout.drawing(of: try presentation(), measuredBy: ClassMeasurer())
    }

    /// The progress of the presentation.
    func progress() throws -> ProgressPresentation {
        let body = try presentation().body
        guard let progress = body.unwrapped(ProgressPresentation.self) else {
            Issue.record("not a progress widget")
            throw Faults()
        }
        return progress
    }

    func nextChange(scale: Double = 1) throws -> Instant? {
        try Presentation.nextChange(
            of: widget(),
            after: now,
            family: family,
            environment: environment(),
            scale: scale
        )
    }
}

extension Drawing {
    /// The texts of the marks of a role, in order.
    func texts(_ role: MarkRole) -> [String] {
        marks.filter { $0.role == role }.compactMap { $0.text }
    }
}

extension Mark {
    /// The text, where the mark is one.
    var text: String? {
        if case .text(let run) = shape { run.text } else { nil }
    }

    /// The color, where the mark has one.
    var color: Color? {
        if case .solid(let color) = paint { color } else { nil }
    }
}
