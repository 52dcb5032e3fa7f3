/// The language and region of whoever reads: where the percent sign stands, which way text runs, how a time is written.
public struct ReaderLocale: Sendable, Hashable {
    /// The language in small letters, such as `uk`; two or three of them.
    public let language: String
    /// The script with a capital, such as `Arab`, when the tag names one.
    public let script: String?
    /// The region in capitals or digits, such as `UA` or `419`, when the tag names one.
    public let region: String?

    /// English without a region; what is meant where no locale is given.
    public static let english = ReaderLocale(language: "en", script: nil, region: nil)

    /// Reads a tag of BCP 47 (`pt-BR`) or of POSIX (`pt_BR.UTF-8`).
    ///
    /// - Parameter tag: Variants and extensions are ignored. `C` and `POSIX` are English. What is no tag gives nil.
    public init?(_ tag: String) {
        let head = tag.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        let parts = head.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard let first = parts.first, first.allSatisfy({ $0.isASCIILetter }) else { return nil }
        let language = String(decoding: first.map(lowered), as: UTF8.self)
        if language == "c" || language == "posix" {
            self = .english
            return
        }
        guard first.count == 2 || first.count == 3 else { return nil }
        var script: String?
        var region: String?
        for part in parts.dropFirst() {
            if part.count == 1 { break }
            if part.count == 4, part.allSatisfy({ $0.isASCIILetter }), script == nil, region == nil {
                script = String(decoding: part.enumerated().map { $0 == 0 ? raised($1) : lowered($1) }, as: UTF8.self)
            } else if region == nil, isRegion(part) {
                region = String(decoding: part.map(raised), as: UTF8.self)
            }
        }
        // Old codes that systems still send.
        let renamed = language == "iw" ? "he" : language == "in" ? "id" : language == "ji" ? "yi" : language
        self.init(language: renamed, script: script, region: region)
    }

    private init(language: String, script: String?, region: String?) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// The tag in the form of BCP 47, such as `uk-UA`; the `lang` of a page.
    public var tag: String {
        var tag = language
        if let script { tag += "-" + script }
        if let region { tag += "-" + region }
        return tag
    }

    /// Which way the locale's script runs (CLDR character order).
    public var direction: TextDirection {
        let isRightToLeft =
            script.map { ReaderLocale.scriptsToTheLeft.contains($0) }
            ?? ReaderLocale.languagesToTheLeft.contains(language)
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The language of the words that the widget itself adds.
    public var words: Words {
        language == "uk" ? .ukrainian : .english
    }

    private static let scriptsToTheLeft = WordList("Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa")
    private static let languagesToTheLeft = WordList(
        "apc ar ary arz azb bal bgn bqi brh ckb dv fa glk he ks lrc mzn nqo pnb ps rhg sd sdh skr syr trw ug ur yi"
    )
}

/// Whether a part of a tag is a region: two letters or three digits.
private func isRegion(_ part: Substring.UTF8View.SubSequence) -> Bool {
    part.count == 2 && part.allSatisfy({ $0.isASCIILetter }) || part.count == 3 && part.allSatisfy({ $0.isASCIIDigit })
}

private func lowered(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}

private func raised(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte & 0xDF : byte
}
