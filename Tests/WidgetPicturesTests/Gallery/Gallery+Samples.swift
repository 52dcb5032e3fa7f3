@testable import Widgets

extension Gallery {
    /// The samples of all templates.
    static let samples: [GalleryItem] = TemplateList.standard.templates.flatMap { template in
        template.kind.samples.drawn.map { sample in
            GalleryItem("sample-\(template.name)-\(sample.name)", content: sample.content).with {
                $0.template = template
                $0.moment = "2026-03-01T12:00:00Z"
            }
        }
    }
}
