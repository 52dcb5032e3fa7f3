/// How a locale writes the time of day, in Latin digits and without words of its own.
///
/// The facts are those of the short time formats of CLDR 47; a day period is `AM` or `PM` everywhere.
public struct HourForm: Sendable, Hashable {
    /// Whether the hours go from 12 to 11, twice a day.
    public let hasTwelveHours: Bool
    /// Whether the hour always has two digits.
    public let isPadded: Bool
    /// What stands between hour and minute.
    public let separator: String

    /// The form that a locale uses.
    public init(_ locale: ReaderLocale) {
        let language = locale.language
        let region = locale.region ?? ""
        hasTwelveHours =
            switch language {
            case "en": !HourForm.englishOfTwentyFour.contains(region)
            case "es": HourForm.spanishOfTwelve.contains(region)
            case "ar": !WordList("IL KM MA").contains(region)
            case "fr": WordList("DJ DZ MR SY TD TN VU").contains(region)
            case "zh": locale.script == "Hant" || WordList("TW HK MO SG MY").contains(region)
            default: HourForm.twelve.contains(language)
            }
        isPadded =
            !hasTwelveHours
            && !(language == "en" && WordList("IL JP FI").contains(region)) && !(language == "sv" && region == "FI")
            && !HourForm.unpadded.contains(language)
        separator =
            HourForm.dotted.contains(language) || language == "en" && WordList("DK FI ID").contains(region)
                || language == "sv" && region == "FI" ? "." : ":"
    }

    /// A time of day, such as `14:05` or `2:05 PM`; `minutes` are those since midnight, 0 to 1439.
    public func text(minutes: Int) -> String {
        let hour = minutes / 60
        let shown = hasTwelveHours ? (hour + 11) % 12 + 1 : hour
        var text = isPadded && shown < 10 ? "0\(shown)" : "\(shown)"
        text += separator + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
        if hasTwelveHours { text += hour < 12 ? "\u{202F}AM" : "\u{202F}PM" }
        return text
    }

    private static let twelve = WordList(
        """
        aa ak am as bal bgc bho bn brx byn cad ccp ceb chr cic ckb cop csw doi dz ee el fil gaa gez gu haw hi iu kab km \
        kn ko kok kpe ks kxv lkt mai mi mic ml mni moh mr ms mus naq ne nus ny om or osa pa qu raj sa sat sd sid so sq \
        ssy syr ta te ti tig to tpi trv trw ur vai wal xnr yue
        """
    )
    private static let englishOfTwentyFour = WordList(
        """
        150 AI AT BE BI BW BZ CC CH CK CM CX CZ DE DG DK EE ES FI FK FR GB GE GG GI GS HU ID IE IL IM IO IT JE JP KE LT \
        LV MG MS MT MU MV NF NG NL NO NR NU PL PN PT RO RW SC SE SH SI SK SX TK TV TZ UA UG ZA ZM ZW
        """
    )
    private static let spanishOfTwelve = WordList("419 BO CO CR CU DO EC GT HN MX NI PA PE PR SV US VE")
    private static let unpadded = WordList(
        "an bem bg bqi ca cs dsb es fa fi he hsb hu ja lo my nds oc ps rhg sk smn su tt yo"
    )
    private static let dotted = WordList("as bew da fi id kl mni nds smn su")
}
