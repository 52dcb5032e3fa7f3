import HeadwayCommands
import Testing

@Suite
struct DataDirectoryTests {
    private let all = ["HEADWAY_DATA": "/d", "XDG_DATA_HOME": "/x", "HOME": "/h"]

    @Test
    func takesTheFirstPlaceThatIsSet() throws {
        #expect(try DataDirectory.path(option: "rel", environment: Environment(all)) == "rel")
        #expect(try DataDirectory.path(option: nil, environment: Environment(all)) == "/d")
        let xdg = Environment(["XDG_DATA_HOME": "/x", "HOME": "/h"])
        #expect(try DataDirectory.path(option: nil, environment: xdg) == "/x/headway")
        let home = Environment(["HOME": "/h"])
        #expect(try DataDirectory.path(option: nil, environment: home) == "/h/.local/share/headway")
    }

    @Test
    func ignoresEmptyVariablesAndARelativeXDGPath() throws {
        let environment = Environment(["HEADWAY_DATA": "", "XDG_DATA_HOME": "x", "HOME": "/h"])
        #expect(try DataDirectory.path(option: nil, environment: environment) == "/h/.local/share/headway")
    }

    @Test
    func saysWhatToDoWithoutAHome() {
        let message = "there is no place for the data, for HOME is not set; give --data DIR or set HEADWAY_DATA"
        #expect(throws: CommandError.failed(message)) {
            try DataDirectory.path(option: nil, environment: Environment([:]))
        }
    }

    @Test
    func saysThatAHomeIsRelative() {
        let message =
            "there is no place for the data, for HOME is not an absolute path; give --data DIR or set HEADWAY_DATA"
        #expect(throws: CommandError.failed(message)) {
            try DataDirectory.path(option: nil, environment: Environment(["HOME": "h"]))
        }
    }

    @Test
    func refusesAnEmptyOption() {
        #expect(throws: CommandError.misused("--data must name a directory; it is empty")) {
            try DataDirectory.path(option: "", environment: Environment(all))
        }
    }
}
