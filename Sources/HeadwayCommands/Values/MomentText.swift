internal import Widgets

/// A point in time as a person types it: RFC 3339, `now`, `+2h` or `-10m`.
enum MomentText {
    /// The instant that a text means, written as RFC 3339 in UTC with whole seconds.
    ///
    /// - Parameters:
    ///   - text: RFC 3339 with an offset, `now`, or `+` or `-` and a length of time as `DurationText` reads it.
    ///   - option: The option that it was given to, for the message.
    ///   - now: What `now` means.
    /// - Returns: The date; a fraction of a second is dropped.
    /// - Throws: `CommandError`, misused, when the text is none of these.
    static func date(_ text: String, of option: String, now: Instant) throws(CommandError) -> String {
        Instant(seconds: try instant(text, of: option, now: now).seconds).rfc3339
    }

    /// The same, as an instant.
    static func instant(_ text: String, of option: String, now: Instant) throws(CommandError) -> Instant {
        if text == "now" { return now }
        if let sign = text.first, sign == "+" || sign == "-" {
            guard let seconds = DurationText.seconds(text.dropFirst()) else {
                throw .misused(
                    "\(option) must be a length of time after its sign, such as +2h, +1h30m or -10m, "
                        + "not \"\(text.printable(limit: 40))\""
                )
            }
            return now.adding(seconds: sign == "+" ? seconds : -seconds)
        }
        do {
            return try Instant(rfc3339: text)
        } catch {
            throw .misused(
                "\(option) must be now, a time from now such as +2h or -10m, or an RFC 3339 date; "
                    + "\"\(text.printable(limit: 40))\" is none: \(error)"
            )
        }
    }
}
