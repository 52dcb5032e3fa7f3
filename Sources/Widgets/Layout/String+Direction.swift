extension String {
    /// The direction of the first character that has one (the rules P2 and P3 of UAX #9, roughly); nil when none has.
    ///
    /// A Latin headline so keeps its brackets right on a page that runs from right to left, and the other way round.
    var direction: TextDirection? {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
                return .rightToLeft
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x58F,
                0x900...0x1FFF, 0x2C00...0x2DFF, 0x3005...0xA4CF, 0xA4D0...0xFB1C, 0x20000...0x3FFFF, 0x200E:
                return .leftToRight
            default: continue
            }
        }
        return nil
    }
}
