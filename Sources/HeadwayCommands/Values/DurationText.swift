/// A length of time as a person types it: `90s`, `15m`, `1h30m`, `2d`.
enum DurationText {
    /// The whole seconds that a text means, or nil when it is not a length of time.
    ///
    /// - Parameter text: Whole numbers, each followed by d, h, m or s, every unit at most once and the larger ones
    ///   first. A number without a unit is refused, for it could mean seconds as well as minutes.
    /// - Returns: The seconds, 0 to 86,400,000,000.
    static func seconds(_ text: some StringProtocol) -> Int64? {
        var total: Int64 = 0
        var number: Int64?
        var units = DurationText.units[...]
        for byte in text.utf8 {
            if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
                let next = (number ?? 0) * 10 + Int64(byte - UInt8(ascii: "0"))
                guard next < 1_000_000 else { return nil }
                number = next
                continue
            }
            guard let count = number, let index = units.firstIndex(where: { $0.letter == byte }) else { return nil }
            total += count * units[index].seconds
            units = units[(index + 1)...]
            number = nil
        }
        return text.isEmpty || number != nil ? nil : total
    }

    /// The seconds of an option such as `--stale-after`, or nil where the text is `off`.
    ///
    /// - Throws: `CommandError`, misused, when it is neither.
    static func setting(_ text: String, of option: String) throws(CommandError) -> Int64? {
        if text == "off" { return nil }
        guard let seconds = seconds(text) else {
            throw .misused(
                "\(option) must be a length of time such as 90s, 15m, 1h30m or 2d, or off, "
                    + "not \"\(text.printable(limit: 40))\""
            )
        }
        return seconds
    }

    private static let units: [(letter: UInt8, seconds: Int64)] = [
        (UInt8(ascii: "d"), 86_400), (UInt8(ascii: "h"), 3_600), (UInt8(ascii: "m"), 60), (UInt8(ascii: "s"), 1),
    ]
}
