internal import Widgets

/// Bodies for the examples of the document, made from the samples of templates.
enum Samples {
    /// The first samples of each template, each as the body of a POST.
    static func newWidgets(_ templates: TemplateList) -> [OperationBody.Example] {
        templates.templates.flatMap { template in
            template.samples.valid.prefix(samplesPerTemplate).compactMap { sample in
                body(template, sample).map { body in
                    OperationBody.Example(name: name(template, sample), summary: template.purpose, value: body)
                }
            }
        }
    }

    /// The first sample of the first template, as the server stores it.
    static func widget(_ templates: TemplateList) -> JSON? {
        widgets(templates).first
    }

    /// The first sample of each template, as the server stores it.
    static func widgets(_ templates: TemplateList) -> [JSON] {
        templates.templates.compactMap { template in
            template.samples.valid.first.flatMap { body(template, $0) }.map { body in
                body.with("created_at", "2026-03-01T11:45:00.125Z").with("updated_at", "2026-03-01T12:00:00.004217Z")
            }
        }
    }

    private static let samplesPerTemplate = 2

    private static func name(_ template: Template, _ sample: TemplateSamples.Sample) -> String {
        "\(template.name)-\(sample.name)".replacing(" ", with: "-")
    }

    private static func body(_ template: Template, _ sample: TemplateSamples.Sample) -> JSON? {
        guard let content = try? JSON(parsing: sample.content) else { return nil }
        return [
            "slug": .string(name(template, sample)), "name": content.object?["label"] ?? .string(template.name),
            "content": content,
            "stale_after": 900,
        ]
    }
}
