import TestSupport
import WidgetDevice
import Widgets

/// What a page asks of the core in the browser: any bytes get an answer that is JSON.
enum DeviceFuzz {
    @Sendable
    static func check(_ input: [UInt8]) throws(Finding) {
        let answers = [
            Device.check(input, milliseconds: 1_772_359_200_000),
            Device.draw(input, icons: .all, measuredBy: ClassMeasurer()),
            Device.draw(input, icons: IconNames(input), measuredBy: ClassMeasurer()),
            Device.marks(input, icons: nil, measuredBy: ClassMeasurer()),
        ]
        for answer in answers {
            guard let object = (try? JSON(parsing: answer))?.object else {
                throw Finding("an answer that is no object")
            }
            guard let svg = object["svg"]?.string else { continue }
            if let problem = XMLChecker.problem(in: svg) { throw Finding("the SVG has \(problem)") }
        }
    }
}
