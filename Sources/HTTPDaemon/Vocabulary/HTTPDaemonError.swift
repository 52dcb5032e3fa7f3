/// Why a listener could not start.
public struct HTTPDaemonError: Error, Sendable, CustomStringConvertible {
    /// The kinds of failure that a caller may want to tell apart.
    public enum Code: Sendable {
        /// Another program listens on that address and port.
        case addressInUse
        /// The user may not listen on that port.
        case permissionDenied
        /// The host name has no address, or the address is not one of this machine.
        case unknownHost
        /// The certificate or its key cannot be used.
        case badCertificate
        /// A value of the configuration is out of range.
        case badConfiguration
        /// The system refused for another reason.
        case system
    }

    /// The kind of failure.
    public let code: Code

    /// A full sentence with the value at fault and the way out.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
