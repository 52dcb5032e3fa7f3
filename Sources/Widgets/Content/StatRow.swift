/// One row of figures under a bar: a label, a value and perhaps a unit.
public struct StatRow: Sendable, Equatable {
    /// What the value is of; 1 to 32 characters, not blank.
    public let label: String
    /// The value as it is shown; 1 to 32 characters, not blank.
    public let value: String
    /// The value's unit; at most 16 characters.
    public let unit: String?
    /// A clock that is drawn in place of the value.
    public let timer: RunningClock?

    static let memberNames: [String] = ["label", "value", "unit", "timer"]

    init?(_ reader: inout ObjectReader) {
        let label = reader.requiredWords("label", limit: 32)
        let value = reader.requiredWords("value", limit: 32)
        unit = reader.text("unit", limit: 16)
        timer = RunningClock("timer", in: &reader)
        guard let label, let value else { return nil }
        self.label = label
        self.value = value
    }
}
