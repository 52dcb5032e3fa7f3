/// The arguments of one call of a command, told apart.
public struct ParsedArguments: Sendable, Equatable {
    /// The operands in their order.
    public var operands: [String] = []

    private var given: [(name: String, value: String)] = []

    /// No argument yet.
    init() {}

    /// Takes note of an option.
    mutating func add(_ name: String, _ value: String) {
        given.append((name, value))
    }

    /// Whether an option was given.
    ///
    /// - Parameter name: The option with its dashes, such as `--json`.
    /// - Returns: True when it was given at least once.
    public func has(_ name: String) -> Bool {
        given.contains { $0.name == name }
    }

    /// The value of an option: the last one when it was given more than once, nil when it was not given.
    public func value(_ name: String) -> String? {
        given.last { $0.name == name }?.value
    }

    /// All values of an option, in their order.
    public func values(_ name: String) -> [String] {
        given.filter { $0.name == name }.map { $0.value }
    }

    /// The value of an option that takes a whole number.
    ///
    /// - Parameters:
    ///   - name: The option with its dashes, such as `--port`.
    ///   - range: The numbers that are allowed.
    /// - Returns: The number, or nil when the option was not given.
    /// - Throws: `CommandError`, misused, when the value is no such number.
    public func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
        guard let text = value(name) else { return nil }
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text),
            range.contains(number)
        else {
            throw .misused(
                "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text.printable)\""
            )
        }
        return number
    }

    /// Whether both are the same operands and options in the same order.
    public static func == (left: ParsedArguments, right: ParsedArguments) -> Bool {
        left.operands == right.operands && left.given.elementsEqual(right.given) { $0 == $1 }
    }
}
