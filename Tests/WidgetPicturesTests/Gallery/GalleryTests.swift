import TestSupport
import Testing

@testable import WidgetPictures
@testable import Widgets

@Suite("Every content of the gallery is drawn in every family")
struct GalleryTests {
    private static let margin = 16.0

    @Test("inside its card, with nothing on top of another and nothing missing", arguments: Gallery.items)
    func drawsAll(_ item: GalleryItem) throws {
        let renderer = try Renderers.system()
        let measurer = try renderer.measurer()
        for family in Family.allCases {
            for appearance in Appearance.allCases {
                let what = "\(item.id), \(family), \(appearance)"
                let drawing = try item.drawing(family, appearance, measuredBy: measurer)
                #expect(drawing.size == family.size)
                #expect(FrameRules.faults(in: drawing).isEmpty, "\(what)")
                let file = try renderer.png(drawing)
                #expect(file.count > 200 && Picture.size(file) == [Int(family.size.width), Int(family.size.height)])
                try checkPixels(of: drawing, family, what)
            }
        }
    }

    @Test("with a bar that is as long as its number says", arguments: Gallery.items)
    func agreesWithItself(_ item: GalleryItem) throws {
        let measurer = try Renderers.system().measurer()
        for family in Family.allCases {
            let presentation = try item.presentation(family, .light)
            guard let progress = presentation.body.unwrapped(ProgressPresentation.self) else { continue }
            let drawing = Layout.drawing(of: presentation, measuredBy: measurer)
            guard let reading = progress.fraction else {
                #expect(drawing.mark(.number) == nil && drawing.mark(.fill) == nil && drawing.mark(.notice) != nil)
                continue
            }
            guard case .text(let run) = try #require(drawing.mark(.number)).shape else { continue }
            #expect(run.text.filter(\.isNumber) == "\(reading.percent)", "\(item.id), \(family)")
            guard case .rectangle(let track) = drawing.mark(.track)?.shape else { continue }
            let width = drawing.mark(.fill)?.frame.width ?? 0
            let exact = reading.value * track.rect.width
            let least = reading.value > 0 ? track.rect.height : 0
            let most = reading.value < 1 ? track.rect.width - Bar.leastGap : track.rect.width
            #expect(abs(width - min(max(exact, least), most)) < 0.125, "\(item.id), \(family)")
        }
    }

    @Test("with all that is seen in what a screen reader says", arguments: Gallery.items)
    func saysWhatIsSeen(_ item: GalleryItem) throws {
        for family in Family.allCases {
            let presentation = try item.presentation(family, .dark)
            let sentence = presentation.sentence
            #expect(sentence.contains(presentation.card.title))
            guard let progress = presentation.body.unwrapped(ProgressPresentation.self) else { continue }
            #expect(sentence.contains(progress.readingText ?? progress.notice ?? ""))
            for chip in presentation.card.chips { #expect(sentence.contains(chip)) }
        }
    }

    @Test("as SVG and PDF too, with the sentence of a screen reader for a title", arguments: Gallery.items)
    func drawsVectors(_ item: GalleryItem) throws {
        let renderer = try Renderers.system()
        let measurer = try renderer.measurer()
        for family in [Family.large, .rectangular] {
            let presentation = try item.presentation(family, .light)
            let drawing = Layout.drawing(of: presentation, measuredBy: measurer)
            let outline = try XMLOutline(renderer.svg(drawing, title: presentation.sentence))
            #expect(outline.titles == [presentation.sentence])
            #expect(!outline.elements.contains("text"))
            let pdf = try renderer.pdf(drawing, title: presentation.sentence)
            #expect(pdf.starts(with: "%PDF-".utf8) && pdf.count > 1_000)
        }
    }

    /// Draws on a larger area, so that what leaves the card is seen.
    private func checkPixels(of drawing: Drawing, _ family: Family, _ what: String) throws {
        var sheet = ContactSheet()
        sheet.place(drawing, x: GalleryTests.margin, y: GalleryTests.margin)
        let picture = try Picture(Renderers.system().png(sheet.drawing(on: nil, margin: GalleryTests.margin)))
        let card = Rect(
            x: GalleryTests.margin,
            y: GalleryTests.margin,
            width: drawing.size.width,
            height: drawing.size.height
        )
        #expect(!picture.hasInk(outside: card), "something leaves the card of \(what)")
        if !family.isOnLockScreen {
            #expect(picture.isOpaque(in: card.inset(x: CardMetrics.radius, y: 0)), "a hole in \(what)")
            #expect(picture.isOpaque(in: card.inset(x: 0, y: CardMetrics.radius)), "a hole in \(what)")
        }
        for mark in drawing.marks {
            switch mark.shape {
            case .text, .icon:
                var frame = mark.inked
                frame.x += GalleryTests.margin
                frame.y += GalleryTests.margin
                #expect(picture.hasDetail(in: frame), "\(mark.role) is not seen in \(what)")
            case .rectangle, .arc, .path: continue
            }
        }
    }
}

extension GalleryItem: CustomTestStringConvertible {
    var testDescription: String { id }
}
