// Answers what the browser's module answers, natively: one question of JSON a line in, one answer a line out.
//
// `{"call": "draw"|"marks", "request"}` or `{"call": "check", "text", "now"}`.
internal import Glibc
internal import WidgetDevice
internal import Widgets

while let line = readLine() {
    guard let question = try? JSON(parsing: line).object, let call = question["call"]?.string else {
        print("{\"error\":\"This line is no question.\"}")
        continue
    }
    let request = question["request"]?.bytes ?? []
    let answer =
        switch call {
        case "draw": Device.draw(request, icons: .all, measuredBy: FixedMeasurer())
        case "marks": Device.marks(request, icons: .all, measuredBy: FixedMeasurer())
        default: check(question)
        }
    print(String(decoding: answer, as: UTF8.self))
    // A pipe is buffered in blocks otherwise.
    fflush(nil)
}

func check(_ question: JSONObject) -> [UInt8] {
    var now = 0.0
    if case .number(let number)? = question["now"] { now = number.double ?? 0 }
    return Device.check(Array((question["text"]?.string ?? "").utf8), milliseconds: now)
}
