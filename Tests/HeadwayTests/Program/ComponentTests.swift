import HeadwayCommands
import TestSupport
import Testing

/// `NOTICE`, the table that `headway --version` prints and the libraries that the program loads agree.
@Suite
struct ComponentTests {
    @Test
    func theNoticeListsTheSameComponents() throws {
        let notice = try WholeFile.text(ofProject: "NOTICE")
        let rows = notice.matches(of: /(?m)^  (\S.*?) {2,}(\S.*)$/).map { "\($0.1): \($0.2)" }
        #expect(rows == (Component.linked + Component.included).map { "\($0.name): \($0.license)" })
    }

    @Test
    func everyLibraryOfAModuleMapIsListed() throws {
        let search = ["-rhoE", "^ *link \"[^\"]+\"", WholeFile.project + "/Sources", "--include=module.modulemap"]
        let found = try ProgramRun.run(program: "/usr/bin/grep", search).output.matches(of: /"(.+)"/).map { $0.1 }
        #expect(found.count > 10)
        let listed = Set(Component.linked.flatMap(\.libraries))
        for library in found { #expect(listed.contains(String(library)), "\(library) is in no component") }
    }

    @Test
    func everyLibraryOfTheProgramIsListed() throws {
        let program = try ProgramRun.path(of: "headway")
        let output = try ProgramRun.run(program: "/usr/bin/env", ["readelf", "-d", program]).output
        let found = output.matches(of: /NEEDED.*\[(?:lib(.+)|ld-linux.*)\.so[.\d]*\]/).compactMap { $0.1 }
        #expect(found.count > 10)
        // Only builds for tests load Swift's own libraries.
        let listed = Set(Component.linked.flatMap(\.libraries))
        for library in found where !library.hasPrefix("swift") {
            #expect(listed.contains(String(library)), "\(library) is in no component")
        }
    }

    @Test
    func tablesAreInTheOrderOfTheAlphabet() {
        for table in [Component.linked, Component.included] {
            let names = table.map { $0.name.lowercased() }
            #expect(names == names.sorted())
        }
    }

    @Test
    func thePackageNamesTheLicense() throws {
        let copyright = try WholeFile.text(ofProject: "debian/copyright")
        #expect(copyright.contains("\nLicense: Apache-2.0\n"))
        for font in Component.included where ["Inter", "Material Design Icons"].contains(font.name) {
            #expect(copyright.contains("License: \(font.license)\n"))
        }
        #expect(try WholeFile.text(ofProject: "LICENSE").contains("Version 2.0, January 2004"))
    }
}
