/// One row of figures: a label, a value and perhaps a unit.
public struct StatRow: Sendable, Equatable {
    /// What the value is of; 1 to 32 characters, not blank.
    public let label: String
    /// The value as it is shown; 1 to 32 characters, not blank.
    public let value: String
    /// The value's unit; at most 16 characters.
    public let unit: String?
    /// A clock that is drawn in place of the value.
    public let timer: RunningClock?

    /// The shape of a row.
    static let shape = ObjectShape("StatRow", [labelField, valueField, unitField, timerField])

    private static let labelField = Field("label", .words(limit: 32), isRequired: true, "What the value is of.")
    private static let valueField = Field("value", .words(limit: 32), isRequired: true, "Drawn as it was sent.")
    private static let unitField = Field("unit", .text(limit: 16), "Drawn behind the value.")
    private static let timerField = Field(
        "timer",
        .object { RunningClock.shape },
        "A clock that is drawn in place of the value."
    )

    /// Reads a row; nil without a label or a value.
    init?(_ reader: ObjectReader) {
        guard let label = reader.words(StatRow.labelField), let value = reader.words(StatRow.valueField) else {
            return nil
        }
        self.label = label
        self.value = value
        unit = reader.text(StatRow.unitField)
        timer = reader.object(StatRow.timerField) { RunningClock($0) }
    }
}
