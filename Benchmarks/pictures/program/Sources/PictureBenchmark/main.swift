// Times pictures of the medium family at scale 3, each of another fraction, and prints `milliseconds<TAB>what` by line.
// Its one argument is where an SVG goes, for others to turn into pixels.
import Glibc
import WidgetPictures
import Widgets

let rounds = 200
let now = Instant(seconds: 1_800_000_000)

func presentation(_ round: Int) throws -> Presentation {
    let text = """
        {"template":"progress","value":0.\(round % 90 + 10),"label":"Maintenance",\
        "subtitle":"db-primary · read-only","icon":"wrench.and.screwdriver.fill","accent_color":"orange",\
        "url_action":{"url":"https://example.org","title":"Ack all","icon":"checkmark"},\
        "secondary_url_action":{"url":"https://example.org","title":"Runbook","icon":"arrow.up.right.square"}}
        """
    let content = try WidgetContent(try JSON(parsing: text), now: now)
    let widget = WidgetSnapshot(name: "Bench", content: content, updatedAt: now)
    return Presentation(of: widget, at: now, family: .medium, environment: WidgetEnvironment())
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure { try body() } / .milliseconds(1)
}

/// The processor's time of this thread alone, which other programs on a busy machine do not lengthen much.
func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

func report(_ what: String, _ body: (Int) throws -> Void) rethrows {
    var times: [Double] = []
    var processorTimes: [Double] = []
    for round in 0..<rounds {
        let start = processorMilliseconds()
        times.append(try milliseconds { try body(round) })
        processorTimes.append(processorMilliseconds() - start)
    }
    print("\(times.sorted()[rounds / 2])\t\(what)")
    print("\(processorTimes.sorted()[rounds / 2])\t\(what): time on the processor")
}

let renderer = PictureRenderer(assets: try PictureAssets.find())
let first = try milliseconds {
    let drawing = Layout.drawing(of: try presentation(0), measuredBy: try renderer.measurer())
    _ = try renderer.png(drawing, scale: 3)
}
print("\(first)\tthe first PNG, with reading the fonts")

let measurer = try renderer.measurer()
let drawings = try (0..<rounds).map { Layout.drawing(of: try presentation($0), measuredBy: measurer) }
try report("PNG, drawn and encoded") { _ = try renderer.png(drawings[$0], scale: 3) }
try report("layout") { _ = Layout.drawing(of: try presentation($0), measuredBy: measurer) }
try report("SVG with outlines") { _ = try renderer.svg(drawings[$0], title: "Maintenance") }
try report("PDF") { _ = try renderer.pdf(drawings[$0], title: "Maintenance") }

if CommandLine.arguments.count > 1 {
    let svg = try renderer.svg(drawings[32], title: "Maintenance", scale: 3)
    guard let file = fopen(CommandLine.arguments[1], "wb") else { exit(1) }
    fputs(svg, file)
    fclose(file)
}
