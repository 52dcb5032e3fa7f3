/// One step in the layout of the file, from the version before it.
struct Migration: Sendable {
    /// The version of the layout after this step; steps count up by one from 1.
    let version: Int

    /// The statements that make the step.
    let sql: String
}
