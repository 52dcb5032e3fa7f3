/// What a reader did that it must not do, whatever it is given.
public struct Finding: Error, Sendable, CustomStringConvertible {
    /// What it did.
    public let description: String

    /// A finding in words.
    public init(_ description: String) {
        self.description = description
    }

    /// Throws unless something holds.
    static func unless(_ holds: Bool, _ description: @autoclosure () -> String) throws(Finding) {
        if !holds { throw Finding(description()) }
    }
}
