internal import Glibc
internal import SystemSupport
internal import Widgets

/// The file in a person's home that tells the command line which server to use and with which key.
///
/// A JSON object with `url` and `key`, both optional texts. It holds a secret, so it is written with mode 600.
public struct ConfigFile: Sendable, Equatable {
    /// Where the file is.
    public let path: String

    /// The file at a path.
    public init(path: String) {
        self.path = path
    }

    /// The file of the person whose environment this is.
    ///
    /// - Parameter environment: The environment variables.
    /// - Returns: `$XDG_CONFIG_HOME/headway/config.json`, else `$HOME/.config/headway/config.json`.
    /// - Throws: `CommandError` when neither variable is an absolute path.
    public static func standard(_ environment: Environment) throws(CommandError) -> ConfigFile {
        if let directory = environment.absolutePath("XDG_CONFIG_HOME") {
            return ConfigFile(path: directory + "/headway/config.json")
        }
        guard let home = environment.absolutePath("HOME") else {
            throw .failed("there is no config file, for HOME \(environment.whyNoHome); set HEADWAY_URL and HEADWAY_KEY")
        }
        return ConfigFile(path: home + "/.config/headway/config.json")
    }

    /// Reads the file.
    ///
    /// - Parameter warn: Takes a sentence when others than the owner may read the file and there is a key in it.
    /// - Returns: What it says, or nil when there is no file.
    /// - Throws: `CommandError` when it cannot be read, or is not such an object. No message repeats what is in it.
    public func read(warn: (String) -> Void) throws(CommandError) -> ClientConfig? {
        let bytes: [UInt8]?
        let isOpenToOthers: Bool
        let isFile: Bool
        do throws(SystemError) {
            // Not to wait for somebody who writes into a pipe; for a file it makes no difference.
            let file = try FileDescriptor(path: path, flags: O_RDONLY | O_NONBLOCK)
            isOpenToOthers = try file.mode & 0o044 != 0
            isFile = try file.isRegularFile
            bytes = isFile ? try file.read(limit: ConfigFile.sizeLimit) : []
        } catch {
            if error.number == ENOENT || error.number == ENOTDIR { return nil }
            throw .failed("cannot read \(path.printable): \(error)")
        }
        guard isFile else {
            throw .failed("\(path.printable) is not a file; move it away, or set HEADWAY_URL and HEADWAY_KEY")
        }
        guard let bytes else { throw .failed("\(path.printable) is no config file: it is larger than 64 KiB") }
        let config = try parse(bytes)
        if isOpenToOthers, config.key != nil {
            warn("warning: others can read \(path.printable), which holds a key; run chmod 600 on it")
        }
        return config
    }

    /// Writes the file at once or not at all, with mode 600; makes its directory, with mode 700, when there is none.
    ///
    /// - Parameter config: What the file is to say from now on.
    /// - Throws: `CommandError` when it cannot be written; an older file is then as it was.
    public func write(_ config: ClientConfig) throws(CommandError) {
        var object = JSONObject()
        object["url"] = config.url.map(JSON.string)
        object["key"] = config.key.map(JSON.string)
        do throws(SystemError) {
            let directory = path.parentDirectory
            try Directory.make(directory, mode: 0o700)
            try AtomicFile.write(Array((JSON.object(object).indented + "\n").utf8), to: path, mode: 0o600)
        } catch {
            throw .failed("cannot write \(path.printable): \(error)")
        }
    }

    private static let sizeLimit = 65_536

    private func parse(_ bytes: [UInt8]) throws(CommandError) -> ClientConfig {
        let value: JSON
        do throws(JSONError) {
            value = try JSON(parsing: bytes)
        } catch {
            throw .failed("\(path.printable) is not JSON: it breaks off at byte \(error.position)")
        }
        guard case .object(let object) = value else {
            throw .failed("\(path.printable) must hold an object with url and key, not \(value.typeName)")
        }
        for member in object.members where member.name != "url" && member.name != "key" {
            let name = member.name.printable(limit: 40)
            throw .failed("\(path.printable) has a member \"\(name)\"; known are url and key")
        }
        return ClientConfig(url: try text("url", of: object), key: try text("key", of: object))
    }

    private func text(_ name: String, of object: JSONObject) throws(CommandError) -> String? {
        switch object[name] {
        case nil, .null?, .string("")?: return nil
        case .string(let text)?: return text
        case let other?: throw .failed("\(name) in \(path.printable) must be a string, not \(other.typeName)")
        }
    }
}

/// What the config file says: the server to talk to and the key to talk with.
public struct ClientConfig: Sendable, Equatable {
    /// The server's address, such as `http://127.0.0.1:8080`; nil when the file does not say.
    public let url: String?

    /// The key; nil when the file does not say.
    ///
    /// It must not reach any output.
    public let key: String?

    /// A config of its parts.
    public init(url: String?, key: String?) {
        self.url = url
        self.key = key
    }
}
