/// Why a question of a device cannot be answered.
public struct DeviceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A sentence that names the member that is wrong, and what it should be.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
