internal import Widgets

/// How far along something is, as a person types it: `0.42`, `42%` or `6/10`.
enum ProgressText {
    /// The three ways to write it, for messages and the help.
    static let forms = "0.42, 42% or 6/10"

    /// The fraction that a text means.
    ///
    /// - Parameter text: A fraction from 0 to 1 (sent with the digits it was typed with), a percentage from 0% to 100%,
    ///   or a part of a whole; blanks around the numbers are allowed.
    /// - Returns: A JSON number from 0 to 1.
    /// - Throws: `CommandError`, misused, with what to write instead.
    static func fraction(_ text: String) throws(CommandError) -> JSONNumber {
        let trimmed = text.trimmed
        let decimal =
            if trimmed.hasSuffix("%") {
                try percent(trimmed.dropLast().trimmed, typed: text)
            } else if let slash = trimmed.firstIndex(of: "/") {
                try share(trimmed[..<slash].trimmed, trimmed[trimmed.index(after: slash)...].trimmed, typed: text)
            } else {
                try plain(trimmed, typed: text)
            }
        // Every branch gives a text in JSON's grammar; reading it is how a JSONNumber is made.
        guard case .number(let number)? = try? JSON(parsing: decimal) else { throw malformed(text) }
        return number
    }

    private static func plain(_ text: String, typed: String) throws(CommandError) -> String {
        if case .number(let number)? = try? JSON(parsing: text) {
            guard !text.hasPrefix("-") || number.double == 0 else { throw negative(typed) }
            guard let double = number.double, double <= 1 else {
                let percent = number.double.map { $0 <= 100 && $0 == $0.rounded() ? Int($0) : nil } ?? nil
                let wayOut = percent.map { "for \($0) percent write \($0)%, or 0.42 for 42%" } ?? "write \(forms)"
                throw .misused("\"\(typed.printable(limit: 40))\" is more than the whole, which is 1; \(wayOut)")
            }
            // Minus zero is zero.
            return text.hasPrefix("-") ? "0" : text
        }
        let decimal = try decimal(text, typed: typed)
        guard !decimal.exceeds(.one) else {
            throw .misused("\"\(typed.printable(limit: 40))\" is more than the whole, which is 1; write \(forms)")
        }
        return decimal.text
    }

    private static func percent(_ text: String, typed: String) throws(CommandError) -> String {
        let decimal = try decimal(text, typed: typed).shifted(by: 2)
        guard !decimal.exceeds(.one) else {
            throw .misused("\(typed.printable(limit: 40)) is more than the whole; write 0% to 100%")
        }
        return decimal.text
    }

    private static func share(_ part: String, _ whole: String, typed: String) throws(CommandError) -> String {
        let short = typed.printable(limit: 40)
        let part = try decimal(part, typed: typed)
        let whole = try decimal(whole, typed: typed)
        guard !whole.isZero else {
            throw .misused("\(short) is a part of nothing; write 0 while the whole is not known, or 1 when all is done")
        }
        guard !part.exceeds(whole) else {
            throw .misused("\(short) is more than the whole; the number before the slash must not be the greater one")
        }
        guard let share = part.share(of: whole) else { throw tooLong(typed) }
        return share
    }

    private static func decimal(_ text: String, typed: String) throws(CommandError) -> Decimal {
        do throws(Decimal.Refusal) {
            return try Decimal(text)
        } catch .tooLong {
            throw tooLong(typed)
        } catch {
            guard !text.hasPrefix("-") else { throw negative(typed) }
            throw malformed(typed)
        }
    }

    private static func negative(_ typed: String) -> CommandError {
        .misused("\"\(typed.printable(limit: 40))\" is less than nothing; write \(forms), from 0 to 1")
    }

    private static func tooLong(_ typed: String) -> CommandError {
        let limit = Decimal.digitLimit
        return .misused("\"\(typed.printable(limit: 40))\" has too many digits; \(limit) are enough for any bar")
    }

    private static func malformed(_ typed: String) -> CommandError {
        let comma = typed.contains(",") ? ", with a point, not a comma" : ""
        return .misused("\"\(typed.printable(limit: 40))\" does not say how far along it is; write \(forms)\(comma)")
    }
}

extension Decimal {
    /// The whole.
    fileprivate static let one: Decimal = {
        guard let one = try? Decimal("1") else { preconditionFailure("1 is a number") }
        return one
    }()
}
