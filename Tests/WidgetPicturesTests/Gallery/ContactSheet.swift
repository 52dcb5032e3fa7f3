@testable import Widgets

/// Several drawings on one ground, as one drawing.
struct ContactSheet {
    /// What cards lie on in each appearance, as in the mock.
    static func ground(_ appearance: Appearance) -> Color {
        appearance == .dark ? Color(rgb: 0x6B7190) : Color(rgb: 0xD0D3E4)
    }

    private var marks: [Mark] = []
    private var size = Size(width: 0, height: 0)

    /// Puts a drawing down with its top left corner at a point.
    mutating func place(_ drawing: Drawing, x: Double, y: Double) {
        marks += drawing.marks.map { $0.moved(x: x, y: y) }
        size.width = max(size.width, x + drawing.size.width)
        size.height = max(size.height, y + drawing.size.height)
    }

    /// Puts down a wallpaper, which what is placed later lies on.
    ///
    /// Its colors change downwards and as far to the right as `slant` says; straight down makes the smaller file.
    mutating func placeWallpaper(_ frame: Rect, slant: Double = 0, from first: UInt32, to last: UInt32) {
        let gradient = LinearGradient(
            from: Point(x: frame.x, y: frame.y),
            to: Point(x: frame.x + slant, y: frame.maxY),
            stops: [.init(Color(rgb: first), at: 0), .init(Color(rgb: last), at: 1)]
        )
        marks.append(Mark(.card, .rectangle(RoundedRect(frame, radius: 26)), paint: .gradient(gradient)))
        size.width = max(size.width, frame.maxX)
        size.height = max(size.height, frame.maxY)
    }

    /// All of it with a margin to the right and below, on a ground or on nothing.
    func drawing(on ground: Color?, margin: Double = 28) -> Drawing {
        let size = Size(width: size.width + margin, height: size.height + margin)
        guard let ground else { return Drawing(size: size, marks: marks) }
        let all = Mark(.card, .rectangle(RoundedRect(Rect(size), radius: 0)), paint: .solid(ground))
        return Drawing(size: size, marks: [all] + marks)
    }

    /// All families of an item: the three cards, and the Lock Screen on a dark and on a light wallpaper.
    mutating func place<Measurer: TextMeasurer>(
        _ item: GalleryItem,
        _ appearance: Appearance,
        x: Double,
        y: Double,
        measuredBy measurer: Measurer
    ) throws {
        for (family, dx) in [(Family.small, 0.0), (.medium, 182), (.large, 558)] {
            place(try item.drawing(family, appearance, measuredBy: measurer), x: x + dx, y: y)
        }
        try placeLockScreen(item, .dark, x: x, y: y + 182, measuredBy: measurer)
        try placeLockScreen(item, .light, x: x, y: y + 288, measuredBy: measurer)
    }

    /// The Lock Screen families of an item on a wallpaper, dark or light.
    mutating func placeLockScreen<Measurer: TextMeasurer>(
        _ item: GalleryItem,
        _ appearance: Appearance,
        x: Double,
        y: Double,
        measuredBy measurer: Measurer
    ) throws {
        let (first, last): (UInt32, UInt32) = appearance == .dark ? (0x2F4260, 0x60486F) : (0xF3E3C3, 0xC6DCEB)
        placeWallpaper(Rect(x: x, y: y, width: 546, height: 94), from: first, to: last)
        for (family, dx, dy) in [(Family.circular, 10.0, 9.0), (.rectangular, 96, 9), (.inline, 280, 34)] {
            place(try item.drawing(family, appearance, measuredBy: measurer), x: x + dx, y: y + dy)
        }
    }
}

extension Mark {
    fileprivate func moved(x: Double, y: Double) -> Mark {
        var mark = self
        switch shape {
        case .rectangle(let rounded): mark.shape = .rectangle(rounded.moved(x: x, y: y))
        case .arc(var arc):
            arc.center = arc.center.moved(x: x, y: y)
            mark.shape = .arc(arc)
        case .path(let path):
            mark.shape = .path(path.mapped { $0.moved(x: x, y: y) })
        case .text(var run):
            run.origin = run.origin.moved(x: x, y: y)
            mark.shape = .text(run)
        case .icon(var run):
            run.frame.x += x
            run.frame.y += y
            mark.shape = .icon(run)
        }
        if case .gradient(var gradient) = paint {
            gradient.start = gradient.start.moved(x: x, y: y)
            gradient.end = gradient.end.moved(x: x, y: y)
            mark.paint = .gradient(gradient)
        }
        mark.clip = clip?.moved(x: x, y: y)
        return mark
    }
}

extension RoundedRect {
    fileprivate func moved(x: Double, y: Double) -> RoundedRect {
        RoundedRect(Rect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height), radius: radius)
    }
}

extension Point {
    fileprivate func moved(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
