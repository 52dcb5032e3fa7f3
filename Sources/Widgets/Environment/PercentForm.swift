/// Where a locale puts its percent sign; the number itself is always in Latin digits.
///
/// The facts are those of CLDR 47 for the numbering system `latn`.
public struct PercentForm: Sendable, Hashable {
    /// What stands between figures and sign: nothing, or a space that does not break.
    public let gap: String
    /// The sign as it is drawn.
    public let sign: String
    /// Whether the sign stands before the figures.
    public let signIsFirst: Bool
    /// A mark without width on both sides of the sign in running text, or nothing.
    public let mark: String

    private init(gap: String = "", sign: String = "%", signIsFirst: Bool = false, mark: String = "") {
        self.gap = gap
        self.sign = sign
        self.signIsFirst = signIsFirst
        self.mark = mark
    }

    /// The form that a locale uses.
    public init(_ locale: ReaderLocale) {
        let language = locale.language
        let region = locale.region ?? ""
        switch language {
        case "tr", "ku": self = PercentForm(signIsFirst: true)
        case "eu", "blo": self = PercentForm(gap: "\u{A0}", signIsFirst: true)
        case "ar": self = region == "SA" ? PercentForm(sign: "\u{66A}") : PercentForm(mark: "\u{200E}")
        case "ur", "bgn": self = PercentForm(sign: "\u{66A}")
        case "oc": self = PercentForm(gap: "\u{202F}")
        case "en": self = PercentForm(gap: PercentForm.spacedEnglish.contains(region) ? "\u{A0}" : "")
        case "es": self = PercentForm(gap: PercentForm.closedSpanish.contains(region) ? "" : "\u{A0}")
        case "de": self = PercentForm(gap: region == "CH" || region == "LI" ? "" : "\u{A0}")
        case "fr": self = PercentForm(gap: region == "CH" ? "" : "\u{A0}")
        default: self = PercentForm(gap: PercentForm.spaced.contains(language) ? "\u{A0}" : "")
        }
    }

    /// A percent as running text, such as `60%`, `60 %` or `%60`.
    public func text(_ percent: Int) -> String {
        let sign = mark + sign + mark
        return signIsFirst ? sign + gap + "\(percent)" : "\(percent)" + gap + sign
    }

    private static let spaced = WordList(
        """
        ab bas be br bua ca ce co cs cu cv da dsb dua dz fi fo gl gsw hr hsb kl ksh lb lt mk nb nds nn no qu rn ro ru se \
        sk sl smn sv tk tt zgh
        """
    )
    private static let spacedEnglish = WordList("AT DE DK FI NO SE")
    private static let closedSpanish = WordList(
        "419 AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"
    )
}
