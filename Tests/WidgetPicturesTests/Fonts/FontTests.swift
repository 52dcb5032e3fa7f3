import CPangoCairo
import Testing
import Widgets

@testable import WidgetPictures

@Suite("Fonts")
struct FontTests {
    /// The file that a run's font is read from.
    private func file(_ run: GlyphRun) throws -> String {
        let font = UnsafeMutableRawPointer(run.font).assumingMemoryBound(to: PangoFcFont.self)
        var name: UnsafeMutablePointer<FcChar8>?
        #expect(FcPatternGetString(pango_fc_font_get_pattern(font), FC_FILE, 0, &name) == FcResultMatch)
        return String(cString: try #require(name))
    }

    private func files(_ text: String, _ weight: Font.Weight) throws -> Set<String> {
        let run = TextRun(
            text,
            at: Point(x: 0, y: 0),
            width: 0,
            limit: 1000,
            font: Font(size: 15, weight: weight),
            anchor: .left,
            direction: .leftToRight
        )
        let outcome = try Renderers.system().withEngine { (engine) throws(PictureError) in
            try engine.withLine(run) { (line) throws(PictureError) in Result { try line.runs.map(file) } }
        }
        return Set(try outcome.get())
    }

    @Test(
        "Each weight is the product's own file, whatever Inter the system has",
        arguments: [
            (.regular, "Inter-Regular.otf"), (.medium, "Inter-Medium.otf"), (.semibold, "Inter-SemiBold.otf"),
            (.bold, "Inter-Bold.otf"),
        ] as [(Font.Weight, String)]
    )
    func usesTheProductsInter(weight: Font.Weight, name: String) throws {
        let directory = try PictureAssets.find().directory
        #expect(try files("Pages 42% Є", weight) == ["\(directory)/\(name)"])
    }

    @Test("An icon is the product's own font")
    func usesTheProductsIcons() throws {
        let icon = IconRun(IconNames.all.icon("checklist").glyph, in: Rect(x: 0, y: 0, width: 20, height: 20))
        let outcome = try Renderers.system().withEngine { (engine) throws(PictureError) in
            try engine.withLine(icon) { (line) throws(PictureError) in Result { try line.runs.map(file) } }
        }
        #expect(try outcome.get() == ["\(try PictureAssets.find().directory)/materialdesignicons-webfont.ttf"])
    }

    @Test("Without any font on the system the picture is the same")
    func needsNoSystemFonts() throws {
        let bare = try Renderers.bare()
        let drawing = SampleDrawing.card(title: "Резервна копія · naïve")
        #expect(try bare.png(drawing, scale: 2) == Renderers.system().png(drawing, scale: 2))
        #expect(try bare.svg(drawing, title: "") == Renderers.system().svg(drawing, title: ""))
    }

    @Test("What Inter has not is drawn all the same where no other font is, and nothing fails")
    func survivesWithoutFallback() throws {
        _ = try Renderers.bare().png(SampleDrawing.lines(["バックアップ 🦀 גיבוי"]))
    }

    @Test("Fonts that are not there, or are none, are an error that says what to do")
    func reportsMissingFonts() throws {
        for directory in ["/nonexistent", "/proc/self"] {
            let renderer = PictureRenderer(assets: PictureAssets(directory: directory))
            let error = #expect(throws: PictureError.self) { try renderer.measurer() }
            #expect(error?.code == .fontsMissing)
            #expect(error?.description.contains("\(directory)/Inter-Regular.otf") == true)
            #expect(error?.description.contains("scripts/fetch-assets.sh") == true)
        }
    }

    @Test("Fonts are looked for where HEADWAY_ASSETS says and nowhere else, or beside the program, or in /usr")
    func looksInOrder() {
        let program = "/opt/headway/bin/headway"
        #expect(PictureAssets.candidates(named: "/fonts", program: program).map(\.directory) == ["/fonts"])
        #expect(
            PictureAssets.candidates(named: "", program: program).map(\.directory) == [
                "/opt/headway/share/headway/fonts", "/opt/assets/fonts", "/usr/local/share/headway/fonts",
                "/usr/share/headway/fonts",
            ]
        )
        let built = PictureAssets.candidates(
            named: nil,
            program: "/src/.build/x86_64-unknown-linux-gnu/release/headway"
        )
        #expect(built.contains(PictureAssets(directory: "/src/.build/assets/fonts")))
    }
}
