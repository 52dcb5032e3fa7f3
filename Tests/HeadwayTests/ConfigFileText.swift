import Glibc
import HeadwayCommands
import TestSupport

/// Config files as a person may have left them.
enum ConfigFileText {
    /// Writes the config file of a home with a mode that the program itself would not choose.
    static func write(url: String, key: String, in home: TemporaryDirectory, mode: mode_t) throws {
        let file = ConfigFile(path: home.file(".config/headway/config.json"))
        try file.write(ClientConfig(url: url, key: key))
        guard chmod(file.path, mode) == 0 else { throw TestSupportError("chmod failed") }
    }
}
