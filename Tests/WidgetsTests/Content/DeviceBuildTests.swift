import Testing

@testable import Widgets

@Suite("A device's build tells which fields it knows")
struct DeviceBuildTests {
    @Test(
        "reads numbers with points between",
        arguments: [
            ("1.6", 1, 6), ("1", 1, 0), ("1.6.2", 1, 6), ("1.10", 1, 10), ("0.0", 0, 0), ("1.2.3.4.5", 1, 2),
            ("9999.9999", 9999, 9999),
        ]
    )
    func reads(_ text: String, major: Int, minor: Int) {
        #expect(DeviceBuild(text) == DeviceBuild(major: major, minor: minor))
    }

    @Test("anything else is none", arguments: ["", ".", "1.", ".6", "1..6", "-1", "1.x", "10000", "1.6 ", "v1", "１"])
    func refuses(_ text: String) {
        #expect(DeviceBuild(text) == nil)
    }

    @Test(
        "builds from 1.6 on know windows",
        arguments: [("1.5", false), ("1.5.9", false), ("1.6", true), ("1.10", true), ("2.0", true), ("0.9", false)]
    )
    func knowsWindows(_ text: String, knows: Bool) throws {
        #expect(try #require(DeviceBuild(text)).knowsWindows == knows)
    }
}
