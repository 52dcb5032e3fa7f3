import Testing

@testable import HeadwayCommands

@Suite
struct NearestNameTests {
    private let names = ["push", "list", "get", "delete", "check", "serve"]

    @Test(arguments: [
        ("psuh", "push"), ("lsit", "list"), ("del", "delete"), ("chekc", "check"), ("Push", "push"), ("gets", "get"),
        ("deleet", "delete"), ("server", "serve"),
    ])
    func findsWhatWasMeant(_ typed: String, _ meant: String) {
        #expect(NearestName.of(typed, among: names) == meant)
    }

    @Test(arguments: ["", "x", "zebra", "pull-request", String(repeating: "p", count: 10_000)])
    func findsNothingFarAway(_ typed: String) {
        #expect(NearestName.of(typed, among: names) == nil)
    }
}
