#if DEBUG
    import Widgets

    @testable import HeadwayCommands

    /// What a person types for a value: a fraction, a date, a length of time, a row, the address of a server.
    enum ValueFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            let text = input.text
            try checkFraction(text)
            try checkTimes(text)
            try checkRow(text)
            try checkAddress(text)
            let printed = text.printable(limit: 20)
            try Finding.unless(
                printed.unicodeScalars.allSatisfy(isHarmless),
                "\(printed.debugDescription) steers a terminal"
            )
            try Finding.unless(printed.count <= 21, "\(printed.count) characters of at most 20 and an ellipsis")
            _ = NearestName.of(text, among: ["--label", "--subtitle", "--row"])
        }

        /// Nothing that is said holds what could steer a terminal, whatever was typed.
        static func check(_ error: CommandError) throws(Finding) {
            let isClean = error.message.unicodeScalars.allSatisfy { $0 == "\n" || isHarmless($0) }
            try Finding.unless(isClean, "\(error.message.debugDescription) steers a terminal")
            try Finding.unless(error.code == .reported || !error.message.isEmpty, "an error without a word")
        }

        private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: false
            default: true
            }
        }

        private static func checkFraction(_ text: String) throws(Finding) {
            let number: JSONNumber
            do {
                number = try ProgressText.fraction(text)
            } catch {
                return try check(error)
            }
            guard let value = number.double else { throw Finding("\(text) is no number: \(number.text)") }
            try Finding.unless(0...1 ~= value && !number.text.hasPrefix("-"), "\(text) is \(number.text)")
            guard let slash = text.firstIndex(of: "/") else { return }
            let part = text[..<slash].filter { $0 != " " }
            let whole = text[text.index(after: slash)...].filter { $0 != " " }
            if value == 1, let part = Double(part), let whole = Double(whole) {
                try Finding.unless(part == whole, "\(text) is all of it")
            }
        }

        private static func checkTimes(_ text: String) throws(Finding) {
            if let seconds = DurationText.seconds(text) {
                try Finding.unless(0...1_000_000 * 90_061 ~= seconds, "\(text) is \(seconds) seconds")
            }
            do throws(CommandError) {
                _ = try DurationText.setting(text, of: "--stale-after")
            } catch {
                try check(error)
            }
            let date: String
            do {
                date = try MomentText.date(text, of: "--end", now: ContentFuzz.now)
            } catch {
                return try check(error)
            }
            try Finding.unless((try? Instant(rfc3339: date)) != nil, "\(text) is \(date), which is no date")
        }

        private static func checkRow(_ text: String) throws(Finding) {
            let row: JSON
            do {
                row = try RowText.row(text)
            } catch {
                return try check(error)
            }
            let parts = [row.object?["label"]?.string, row.object?["value"]?.string]
            try Finding.unless(!parts.contains(nil), "a row without its parts: \(row)")
        }

        private static func checkAddress(_ text: String) throws(Finding) {
            let address: ServerAddress
            do {
                address = try ServerAddress(text, from: "HEADWAY_URL")
            } catch {
                return try check(error)
            }
            try Finding.unless(!address.host.isEmpty && !address.text.hasSuffix("/"), "\(text) is \(address)")
            let again = try? ServerAddress(address.text, from: "HEADWAY_URL")
            try Finding.unless(again == address, "\(address.text) is another address the second time")
        }
    }
#endif
