/// Text that `headway --version` prints.
enum VersionText {
    /// Version, build and licenses, without a line feed at the end.
    ///
    /// The first line is the name and the version alone, so that a script can read it.
    static var text: String {
        let lines = ["headway \(HeadwayVersion.text)", "Build: \(build)", "License: \(license)"]
        let linked = ["", "Linked libraries:"] + table(Component.linked)
        let included = ["", "Included:"] + table(Component.included)
        return (lines + linked + included).joined(separator: "\n")
    }

    /// License of Headway's own files.
    static let license = "Apache-2.0"

    /// Configuration, system and architecture that the program was built for.
    static let build = "\(configuration), Linux, \(architecture)"

    #if DEBUG
        private static let configuration = "debug"
    #else
        private static let configuration = "release"
    #endif

    #if arch(x86_64)
        private static let architecture = "x86_64"
    #elseif arch(arm64)
        private static let architecture = "aarch64"
    #else
        private static let architecture = "other architecture"
    #endif

    private static func table(_ components: [Component]) -> [String] {
        UsageText.table(components.map { ($0.name, $0.license) })
    }
}
