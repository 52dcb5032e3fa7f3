import Testing
import Widgets

@testable import WidgetServer

@Suite struct EntityTagListTests {
    private let tag = EntityTag(opaque: "abc")

    @Test(arguments: [
        ("\"abc\"", true, true), (" \t\"x\" ,\t\"abc\" ", true, true), ("*", true, true), (" * ", true, true),
        ("W/\"abc\"", false, true), ("w/\"abc\"", false, false), ("abc", false, false), ("", false, false),
        ("\"ab\"", false, false), ("\"ABC\"", false, false), (",,\"abc\",", true, true), ("*, \"x\"", false, false),
    ])
    func matchesTags(field: String, strongly: Bool, weakly: Bool) {
        #expect(EntityTagList(field).matchesStrongly(tag) == strongly)
        #expect(EntityTagList(field).matchesWeakly(tag) == weakly)
    }

    @Test(arguments: ["*", "\"abc\""])
    func matchesNothingWhereNothingIs(field: String) {
        #expect(!EntityTagList(field).matchesStrongly(nil))
        #expect(!EntityTagList(field).matchesWeakly(nil))
    }
}
