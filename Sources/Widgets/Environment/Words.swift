/// The language of the words that a widget adds to what its pusher wrote.
public enum Words: Sendable, CaseIterable {
    /// English, for every locale but Ukrainian.
    case english
    /// Ukrainian.
    case ukrainian

    /// Says when a stale widget was last updated.
    func asOf(_ time: String) -> String {
        switch self {
        case .english: "as of \(time)"
        case .ukrainian: "станом на \(time)"
        }
    }

    /// The text of a button that has none of its own.
    func buttonTitle(opens: Bool) -> String {
        switch self {
        case .english: opens ? "Open" : "Run"
        case .ukrainian: opens ? "Відкрити" : "Виконати"
        }
    }

    /// Says why there is nothing to draw.
    var needsNewerBuild: String {
        switch self {
        case .english: "Nothing to show: needs version 1.6"
        case .ukrainian: "Нема чого показати: потрібна версія 1.6"
        }
    }

    /// The same in the least of words.
    var needsNewerBuildShort: String {
        switch self {
        case .english: "Needs 1.6"
        case .ukrainian: "Треба 1.6"
        }
    }

    /// A time that lies ahead or is past, in one unit.
    func relative(_ count: Int64, _ unit: TimeUnit, isPast: Bool) -> String {
        guard count > 0 else { return self == .english ? "now" : "зараз" }
        let text = "\(count) \(name(of: unit, count: count))"
        switch self {
        case .english: return isPast ? "\(text) ago" : "in \(text)"
        case .ukrainian: return isPast ? "\(text) тому" : "через \(text)"
        }
    }

    private func name(of unit: TimeUnit, count: Int64) -> String {
        if self == .english { return count == 1 ? unit.english.one : unit.english.many }
        // The plural rule of Ukrainian (CLDR): 1, 21, 31 …; 2 to 4, 22 to 24 …; all else.
        let ten = count % 10
        let isTeen = count / 10 % 10 == 1
        if ten == 1, !isTeen { return unit.ukrainian.one }
        return 2...4 ~= ten && !isTeen ? unit.ukrainian.few : unit.ukrainian.many
    }
}
