import Testing

@testable import WidgetServer

@Suite struct EventIDTests {
    @Test(arguments: [0, 1, 999_999_999_999_999_999])
    func readsWhatItWrites(sequence: Int) {
        let id = EventID(run: "0123456789abcdef", sequence: sequence)
        #expect(EventID(id.text) == id)
    }

    @Test(arguments: [
        "", "-", "0123456789abcdef", "0123456789abcdef-", "-1", "0123456789abcde-1", "0123456789abcdef0-1",
        "0123456789abcdef-+1", "0123456789abcdef--1", "0123456789abcdef-1-2", "0123456789abcdef-1 ",
        "0123456789abcdef-1000000000000000000", "0123456789ABCDEF-1", "0123789abcde\0\0f-1", "0123456789 bcdef-1",
        "0123456789abcdeg-1",
    ])
    func readsNothingElse(text: String) {
        #expect(EventID(text) == nil)
    }
}
