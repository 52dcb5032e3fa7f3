import Testing
import WidgetStore

@Suite("Slug patterns")
struct SlugPatternTests {
    @Test(arguments: [
        ("backup", "backup", true), ("backup", "backup-1", false), ("backup", "Backup", false), ("backup", "", false),
        ("backup-*", "backup-1", true), ("backup-*", "backup-", true), ("backup-*", "backup", false),
        ("backup-*", "my-backup-1", false), ("*", "anything", true), ("_-*", "_-x", true), ("a*", "a", true),
    ])
    func matches(pattern: String, slug: String, expected: Bool) throws {
        #expect(try SlugPattern(pattern).matches(slug) == expected)
    }

    @Test(arguments: [
        ("", SlugPatternError.empty), ("a*b", .starInside), ("**", .starInside), ("*a", .starInside),
        ("a b", .badCharacter(" ")), ("é", .badCharacter("é")), ("a/b", .badCharacter("/")),
        (String(repeating: "a", count: 129), .tooLong(length: 129)),
        (String(repeating: "a", count: 128) + "*", .tooLong(length: 129)),
    ])
    func refuses(pattern: String, reason: SlugPatternError) {
        #expect(throws: reason) { try SlugPattern(pattern) }
    }

    @Test func takesAPatternOf128Characters() throws {
        let slug = String(repeating: "a", count: 128)
        #expect(try SlugPattern(slug).matches(slug))
        #expect(try SlugPattern(slug.dropLast() + "*").matches(slug))
    }

    @Test func theErrorNamesTheCharacter() {
        #expect(SlugPatternError.badCharacter(" ").description.contains("U+0020"))
    }
}
