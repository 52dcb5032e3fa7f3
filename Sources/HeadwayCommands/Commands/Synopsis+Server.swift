extension Synopsis {
    /// `headway serve`; its body needs the server, which this module does not.
    public static let serve = Synopsis(
        "serve",
        options: [
            CommandOption("--host", "HOST", help: "the address to listen on; 127.0.0.1 when not given"),
            CommandOption("--port", "PORT", help: "the port; 8080 when not given, 0 picks a free one"),
            .data,
            CommandOption("--max-widgets", "N", help: "the most widgets of an account; 50 when not given"),
            CommandOption("--rate-limit", "N", help: "the most calls a minute from one address; 200, 0 for no limit"),
            CommandOption("--trust-forwarded", help: "take the caller's address from the proxy in front"),
            CommandOption("--relay-actions", help: "send the http actions of widgets for people who are signed in"),
            CommandOption("--max-connections", "N", help: "the most connections at once; 8192 when not given"),
            CommandOption("--max-connections-per-address", "N", help: "of them from one address; 512, 0 for no limit"),
            CommandOption("--max-viewers", "N", help: "the most open streams of events; 20000 when not given"),
            CommandOption("--picture-cache", "MIB", help: "memory for drawn pictures in MiB; 16, 0 keeps none"),
            CommandOption(
                "--log-format",
                "FORMAT",
                choices: ["text", "json"],
                help: "text or json; text when not given"
            ),
            CommandOption("--tls-certificate", "FILE", help: "the certificate chain in PEM; the server speaks https"),
            CommandOption("--tls-key", "FILE", help: "the certificate's private key in PEM"),
        ],
        purpose: "Runs the server until it gets SIGTERM, SIGINT or SIGHUP.",
        notes: [
            "Prints one line, `listening on http://HOST:PORT`, on standard output once it answers. The first start makes "
                + "an account and a key, prints the key on standard error, though not into systemd's journal, and leaves "
                + "address and key in the config file."
        ],
        examples: ["serve", "serve --host 0.0.0.0 --tls-certificate c.pem --tls-key k.pem"]
    )

    /// `headway openapi`; its body needs the server.
    public static let openAPI = Synopsis(
        "openapi",
        purpose: "Prints the description of the API for programs, an OpenAPI 3.1 document.",
        notes: ["A running server of this version has the same at /openapi.json."],
        examples: ["openapi", "openapi >headway.json"]
    )

    /// `headway keys create`; its body needs the store.
    public static let keysCreate = Synopsis(
        "keys",
        "create",
        operands: [Operand("NAME", help: "what the key is for, such as the machine that will use it")],
        options: [
            CommandOption("--slug", "PATTERN", isRepeatable: true, help: "only these: a slug, or a beginning and *"),
            .account,
            CommandOption("--without-widgets", help: "the key may not call the widgets at all"),
            .data,
        ],
        purpose: "Makes a key and prints it, once.",
        notes: ["It works while the server runs, which accepts the key at once. Only a hash of the key is stored."],
        examples: ["keys create laptop", "keys create ci --slug 'build-*'"]
    )

    /// `headway keys list`; its body needs the store.
    public static let keysList = Synopsis(
        "keys",
        "list",
        options: [.data],
        purpose: "Lists the keys by name, without the keys themselves.",
        examples: ["keys list", "keys list --data /srv/headway"]
    )

    /// `headway keys revoke`; its body needs the store.
    public static let keysRevoke = Synopsis(
        "keys",
        "revoke",
        operands: [Operand("NAME", help: "the key's name")],
        options: [.account, .data],
        purpose: "Revokes a key; the server refuses it at once.",
        examples: ["keys revoke laptop", "keys revoke ci --data /srv/headway"]
    )
}
