internal import Widgets

extension Paint {
    /// The colour, or a gradient's first: text and icons are always solid.
    var solidColour: Colour {
        switch self {
        case .solid(let colour): colour
        case .gradient(let gradient): gradient.stops.first?.colour ?? Colour(rgb: 0)
        }
    }
}
