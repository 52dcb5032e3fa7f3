/// A write and whoever waits to hear what became of it.
struct PendingWrite: Sendable {
    let write: WidgetWrite
    let completion: @Sendable (WriteOutcome) -> Void
}
