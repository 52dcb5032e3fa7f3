internal import Widgets

extension JSON {
    /// A number of points, at most three decimals, the same digits on every machine.
    static func points(_ number: Double) -> JSON {
        parsed(SVGNumber.text(number))
    }

    /// A whole number that may not fit into the 32 bits of the browser's `Int`.
    static func whole(_ number: Int64) -> JSON {
        parsed("\(number)")
    }

    private static func parsed(_ text: String) -> JSON {
        (try? JSON(parsing: text)) ?? .null
    }
}
