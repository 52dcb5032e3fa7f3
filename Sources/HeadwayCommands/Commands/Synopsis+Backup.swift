extension Synopsis {
    /// `headway backup`; its body needs the store.
    public static let backup = Synopsis(
        "backup",
        operands: [Operand("FILE", help: "the file to make, or - for standard output")],
        options: [CommandOption("--force", help: "replace FILE when it is there"), .data],
        purpose: "Copies the store into one file, also while the server runs.",
        notes: [
            "Every push that was answered before the call is in it. FILE has mode 600, for widgets and hashes of keys are "
                + "in it; it is checked before it gets its name, so there is never half a backup of that name. "
                + "`headway restore FILE` puts it back.",
            "Run it as the user of the server, or as root.",
        ],
        examples: ["backup headway-2026-11-30.db", "backup --force /srv/backup/headway.db"]
    )

    /// `headway restore`; its body needs the store.
    public static let restore = Synopsis(
        "restore",
        operands: [Operand("FILE", help: "a file that `headway backup` made, or - for standard input")],
        options: [.data],
        purpose: "Puts a backup in the place of the store, which is kept beside it.",
        notes: [
            "Stop the server first; a running one is left alone, and nothing is done. FILE is checked whole before anything "
                + "is touched, and stays as it is. Widgets, keys, links and sessions are then those of the backup. A backup "
                + "of an older Headway is brought up to date.",
            "The old store stays in the data directory as headway.db.before-TIME; remove it when you need it no more.",
        ],
        examples: ["restore headway-2026-11-30.db", "restore - <headway-2026-11-30.db"]
    )
}
