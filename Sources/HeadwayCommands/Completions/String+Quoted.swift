extension String {
    /// The text in the single quotes of bash and zsh.
    var shellQuoted: String {
        "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The text in the single quotes of fish.
    var fishQuoted: String {
        "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
