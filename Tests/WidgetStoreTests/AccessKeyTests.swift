import Testing
import WidgetStore

@Suite("Access keys")
struct AccessKeyTests {
    @Test(arguments: [(AccessKey.Kind.account, "hlk_"), (.readOnly, "hlw_"), (.session, "hls_")])
    func aRandomKeyBeginsWithItsKindAndHas32Characters(kind: AccessKey.Kind, beginning: String) throws {
        let key = try AccessKey.random(kind)
        #expect(key.plainText.hasPrefix(beginning))
        #expect(key.plainText.utf8.count == 36)
        #expect(AccessKey(key.plainText) == key)
        #expect(AccessKey(key.plainText)?.kind == kind)
    }

    @Test func keysDiffer() throws {
        let keys = try (0..<1_000).map { _ in try AccessKey.random(.account).plainText }
        #expect(Set(keys).count == 1_000)
    }

    @Test func descriptionsHideTheSecret() throws {
        let key = try AccessKey.random(.account)
        var dumped = ""
        dump(key, to: &dumped)
        for text in ["\(key)", String(reflecting: key), dumped] {
            #expect(!text.contains(key.plainText.dropFirst(4)))
        }
    }

    @Test(arguments: [
        "", "hlk_", "hlk_0123456789abcdefghijABCDEFGHIJX", "hlk_0123456789abcdefghijABCDEFGHIJXYZ",
        "hlx_0123456789abcdefghijABCDEFGHIJXY", "HLK_0123456789abcdefghijABCDEFGHIJXY",
        "hlk_0123456789abcdefghijABCDEFGHIJX-", "hlk_0123456789abcdefghijABCDEFGHIé",
        "0123456789abcdefghijABCDEFGHIJXYhlk_", "hlk_0123456789abcdefghij ABCDEFGHIJX",
    ])
    func refusesTextOfAnotherForm(text: String) {
        #expect(AccessKey(text) == nil)
        #expect(AccessKey.kind(of: text) == nil)
    }
}
