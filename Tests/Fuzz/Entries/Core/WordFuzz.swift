import WidgetPictures
import WidgetStore
import Widgets

/// Single words from addresses, keys and contents: colors, slugs, patterns, locales, builds, zones, secrets.
enum WordFuzz {
    @Sendable
    static func check(_ input: [UInt8]) throws(Finding) {
        let text = input.text
        try checkColor(text)
        if let slug = Slug(text) {
            try Finding.unless(slug.text == text && (1...128).contains(input.count), "a slug that is not the text")
            try Finding.unless((try? SlugPattern(text))?.matches(text) == true, "\(text) is a slug and no pattern")
        }
        if let pattern = try? SlugPattern(text) {
            try Finding.unless(pattern.matches(text.filter { $0 != "*" }), "\(text) does not match itself")
        }
        if let locale = ReaderLocale(text) {
            try Finding.unless(ReaderLocale(locale.tag) == locale, "\(text) has the tag \(locale.tag)")
            try Finding.unless(locale.tag.utf8.allSatisfy(\.isOfWord), "a tag with other letters: \(locale.tag)")
        }
        if let build = DeviceBuild(text) {
            try Finding.unless((0...9_999).contains(build.major) && (0...9_999).contains(build.minor), "\(build)")
        }
        if let kind = AccessKey.kind(of: text) {
            try Finding.unless(
                AccessKey(text)?.kind == kind && input.allSatisfy(\.isOfWord),
                "a secret of other letters"
            )
            try Finding.unless(!"\(String(describing: AccessKey(text)))".contains(text), "a secret in a description")
        }
        // Whatever a client names, no file is opened outside of the database of zones; here it only must not trap.
        if let offset = UTCOffset(zone: text) {
            try Finding.unless(abs(offset.seconds(at: Instant(seconds: 0))) <= 86_400, "\(text) is a day away")
        }
        _ = IconNames.all.icon(text)
    }

    private static func checkColor(_ text: String) throws(Finding) {
        guard let color = Color(text) else { return }
        let digits = [color.red, color.green, color.blue, color.alpha].map { byte in
            String(UInt16(byte) + 0x100, radix: 16).dropFirst()
        }
        try Finding.unless(Color("#" + digits.joined()) == color, "\(text) is another color in digits")
        let contrast = Contrast.ratio(color, Color(rgb: 0xFFFFFF))
        try Finding.unless((1...21.01).contains(contrast), "a contrast of \(contrast)")
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter, a digit, a dash or an underscore.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
