internal import SystemSupport

/// What stands in an `id:` line: a run, and the number of a change in it.
///
/// The run differs with every start of the server, and with whose eyes and which slugs the stream was for: a viewer can
/// only resume what it has seen.
struct EventID: Sendable, Equatable {
    /// 16 hexadecimal digits.
    let run: String
    /// The number of the last change that the viewer has been told.
    let sequence: Int

    init(run: String, sequence: Int) {
        self.run = run
        self.sequence = sequence
    }

    /// Reads what `text` writes; nil for anything else.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 16, parts[0].allSatisfy({ $0.isLowercaseHexDigit }),
            (1...18).contains(parts[1].count), parts[1].allSatisfy({ $0.isASCIIDigit }),
            let sequence = Int(Substring(parts[1]))
        else { return nil }
        self.init(run: String(Substring(parts[0])), sequence: sequence)
    }

    /// `<run>-<sequence>`.
    var text: String {
        "\(run)-\(sequence)"
    }
}
