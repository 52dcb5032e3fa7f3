internal import Glibc
internal import HeadwayCommands

/// Warns of files that others than their owner can touch and should not.
enum OpenFiles {
    /// Says what is open to others; it stops nothing, for where a machine has one user it does no harm.
    ///
    /// - Parameters:
    ///   - settings: Where the data is.
    ///   - privateKey: The file of `--tls-key`, or nil.
    ///   - context: Says it.
    static func warn(_ settings: ServeSettings, privateKey: String?, _ context: CommandContext) {
        let directory = settings.dataDirectory
        if mode(of: directory) & S_IWOTH != 0 {
            context.say("warning: others can put files into \(directory), where the data is; run chmod o-w on it")
        }
        if let privateKey, mode(of: privateKey) & S_IROTH != 0 {
            context.say("warning: others can read \(privateKey), the private key of this server; run chmod o-r on it")
        }
    }

    /// The mode of a file; 0 where it cannot be asked for.
    private static func mode(of path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode : 0
    }
}
