extension Duration {
    /// Whole nanoseconds, those that have begun not counted.
    public var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }

    /// Whole milliseconds, the last one that has begun counted.
    public var millisecondsRoundedUp: Int64 {
        (wholeNanoseconds + 999_999) / 1_000_000
    }
}
