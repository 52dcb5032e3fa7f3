import TestSupport
import Testing

@testable import Widgets

/// A sample of a template, as an argument of a test.
struct TemplateSample: Sendable, CustomTestStringConvertible {
    let template: Template
    let sample: TemplateSamples.Sample

    var testDescription: String { "\(template.name) \(sample.name)" }

    /// The samples of all templates that are drawn.
    static let drawn = all { $0.drawn }
    /// The samples of all templates that are refused.
    static let invalid = all { $0.invalid }

    private static func all(_ pick: (TemplateSamples) -> [TemplateSamples.Sample]) -> [TemplateSample] {
        TemplateList.standard.templates.flatMap { template in
            pick(template.kind.samples).map { TemplateSample(template: template, sample: $0) }
        }
    }

    func content() throws -> WidgetContent {
        try WidgetContent(JSON(parsing: sample.content), now: TemplateSamples.instant)
    }

    func drawing(
        _ family: Family,
        _ appearance: Appearance = .dark,
        locale: String = "en-GB",
        staleAfter: Int? = nil
    ) throws -> Drawing {
        let widget = WidgetSnapshot(
            name: "Widget",
            content: try content(),
            updatedAt: TemplateSamples.instant.adding(seconds: -3_600),
            staleAfter: staleAfter
        )
        let environment = WidgetEnvironment(locale: try #require(ReaderLocale(locale)), appearance: appearance)
        let presentation = Presentation(
            of: widget,
            at: TemplateSamples.instant,
            family: family,
            environment: environment
        )
        return Layout.drawing(of: presentation, measuredBy: ClassMeasurer())
    }
}

@Suite("The samples of every template are what they claim to be")
struct SampleDrawingTests {
    @Test("every family of every sample in both appearances is drawn as recorded", arguments: TemplateSample.drawn)
    func drawsAsRecorded(_ sample: TemplateSample) throws {
        var text = ""
        for family in Family.allCases {
            for appearance in Appearance.allCases {
                text += "# \(family.rawValue) \(appearance.rawValue)\n"
                text += DrawingDump.text(try sample.drawing(family, appearance))
            }
        }
        let name = sample.testDescription.replacing(" ", with: "-")
        try Recording.expect(text, matches: "Drawing/sample-\(name).txt")
    }

    @Test("nothing leaves its card and nothing overlaps, fresh and stale", arguments: TemplateSample.drawn)
    func keepsFramesApart(_ sample: TemplateSample) throws {
        for family in Family.allCases {
            for locale in ["en", "uk", "ar", "eu", "de"] {
                for staleAfter in [nil, 60] {
                    let drawing = try sample.drawing(family, locale: locale, staleAfter: staleAfter)
                    #expect(FrameRules.faults(in: drawing).isEmpty, "\(family) in \(locale)")
                }
            }
        }
    }

    @Test("a sample names its own template", arguments: TemplateSample.drawn)
    func namesItsTemplate(_ sample: TemplateSample) throws {
        #expect(try sample.content().template == sample.template)
    }

    @Test("an invalid sample is refused", arguments: TemplateSample.invalid)
    func refuses(_ sample: TemplateSample) {
        #expect(throws: Faults.self) { try sample.content() }
    }

    @Test("every template has samples under names of their own")
    func hasSamples() {
        for template in TemplateList.standard.templates {
            let samples = template.kind.samples
            #expect(!samples.valid.isEmpty && !samples.invalid.isEmpty, "\(template.name)")
            let names = (samples.drawn + samples.invalid).map(\.name)
            #expect(Set(names).count == names.count, "\(template.name)")
        }
    }
}
