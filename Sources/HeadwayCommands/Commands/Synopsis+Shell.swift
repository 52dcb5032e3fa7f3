extension Synopsis {
    /// `headway completions`.
    static let completions = Synopsis(
        "completions",
        operands: [Operand("SHELL", choices: Shell.allCases.map(\.rawValue), help: "bash, zsh or fish")],
        purpose: "Prints a script that completes commands and options in a shell.",
        notes: [
            "The Debian package brings them. Elsewhere: bash reads the script by `source <(headway completions bash)` in "
                + "~/.bashrc; zsh takes it as a file _headway in a directory of fpath; fish as "
                + "~/.config/fish/completions/headway.fish."
        ],
        examples: ["completions bash", "completions fish"]
    )

    /// `headway manual`.
    static let manual = Synopsis(
        "manual",
        purpose: "Prints the manual page, in the language that man reads.",
        notes: ["To read it: headway manual | man -l -"],
        examples: ["manual", "manual >headway.1"]
    )
}
