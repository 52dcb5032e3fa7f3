/// Tells the options and operands of a command apart.
///
/// Not `getopt_long`: its state is in global variables, which Swift 6 rightly refuses to share; it takes `-1` for an
/// option, accepts abbreviations that the next version could make ambiguous, and words its messages itself.
///
/// Options stand anywhere, as `--name value` or `--name=value`; after `--` everything is an operand. What begins with a
/// dash and a digit is an operand, for no option begins with a digit, and so is a dash alone. Of an option that is given
/// twice the last value counts, so that an alias can be overruled.
struct ArgumentParser {
    /// What was asked for.
    enum Result: Equatable {
        /// To show the help of the command.
        case help
        /// To run the command.
        case run(ParsedArguments)
    }

    private let synopsis: Synopsis

    init(_ synopsis: Synopsis) {
        self.synopsis = synopsis
    }

    /// Parses the arguments that follow the words of the command.
    ///
    /// - Throws: `CommandError`, misused, for the first argument that is wrong; unless help is asked for, which always
    ///   gets help.
    func parse(_ arguments: [String]) throws(CommandError) -> Result {
        var parsed = ParsedArguments()
        var firstError: CommandError?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                break
            }
            guard ArgumentParser.isOption(argument) else {
                parsed.operands.append(argument)
                continue
            }
            if argument == "-h" || argument == "--help" { return .help }
            do throws(CommandError) {
                try takeOption(argument, rest: &rest, into: &parsed)
            } catch {
                firstError = firstError ?? error
            }
        }
        if let firstError { throw firstError }
        try checkOperands(parsed.operands)
        return .run(parsed)
    }

    /// Whether an argument stands where an option may and looks like one.
    static func isOption(_ argument: String) -> Bool {
        let bytes = argument.utf8
        guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else { return false }
        return second != UInt8(ascii: ".") && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= second)
    }

    private func takeOption(
        _ argument: String,
        rest: inout ArraySlice<String>,
        into parsed: inout ParsedArguments
    ) throws(CommandError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = synopsis.options.first(where: { $0.name == name }) else { throw unknown(name) }
        guard let placeholder = option.placeholder else {
            guard parts.count == 1 else { throw .misused("\(name) takes no value") }
            parsed.add(name, "")
            return
        }
        if parts.count == 2 {
            parsed.add(name, String(parts[1]))
            return
        }
        guard let value = rest.first else { throw .misused("\(name) needs a value: \(name) \(placeholder)") }
        guard value != "--", !isKnown(value) else {
            throw .misused(
                "\(name) needs a value before \(value.printable); "
                    + "should that be the value, write \(name)=\(value.printable)"
            )
        }
        rest.removeFirst()
        parsed.add(name, value)
    }

    /// Whether an argument is an option of this command, so that it is hardly meant as the value of the one before it.
    private func isKnown(_ argument: String) -> Bool {
        (synopsis.options + [.help]).contains { argument == $0.name || argument.hasPrefix($0.name + "=") }
    }

    private func unknown(_ name: String) -> CommandError {
        let known = (synopsis.options + [.help]).map { $0.name }
        let dashed = "--" + name.drop { $0 == "-" }
        let hint = NearestName.of(dashed, among: known).map { "; did you mean \($0)?" } ?? ""
        return .misused("there is no option \(name.printable(limit: 64))\(hint)")
    }

    private func checkOperands(_ operands: [String]) throws(CommandError) {
        let required = synopsis.operands.filter { !$0.isOptional }
        if operands.count < required.count {
            throw .misused("\(required[operands.count].name) is missing: \(required[operands.count].help)")
        }
        let isOpen = synopsis.operands.last?.isRepeatable ?? false
        if !isOpen, operands.count > synopsis.operands.count {
            let extra = operands[synopsis.operands.count].printable(limit: 64)
            throw .misused("\"\(extra)\" is one argument too many; put quotes around a text with blanks in it")
        }
    }
}
