/// Software or a font of another project that the program links or contains.
///
/// `headway --version` prints these tables, and tests compare them with `NOTICE` and with the linker's list of libraries.
public struct Component: Sendable, Equatable {
    /// Name of the project.
    public let name: String

    /// License as an SPDX expression, or `public domain`.
    public let license: String

    /// Names of its libraries as the linker has them, such as `curl`; empty for anything but a shared library.
    public let libraries: [String]

    private init(_ name: String, _ license: String, libraries: [String] = []) {
        self.name = name
        self.license = license
        self.libraries = libraries
    }

    /// Shared libraries that the program loads at its start.
    ///
    /// Libraries that only these need, such as GnuTLS and FreeType, belong to the system and are not listed.
    public static let linked = [
        Component("Cairo", "LGPL-2.1-only OR MPL-1.1", libraries: ["cairo"]),
        Component("Fontconfig", "HPND-sell-variant", libraries: ["fontconfig"]),
        Component("GLib", "LGPL-2.1-or-later", libraries: ["glib-2.0", "gobject-2.0"]),
        Component("GNU C Library", "LGPL-2.1-or-later", libraries: ["c", "m"]),
        Component("HarfBuzz", "MIT", libraries: ["harfbuzz"]),
        Component("libcurl", "curl", libraries: ["curl"]),
        Component("libdeflate", "MIT", libraries: ["deflate"]),
        Component("libmicrohttpd", "LGPL-2.1-or-later", libraries: ["microhttpd"]),
        Component("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", libraries: ["gcc_s", "stdc++"]),
        Component("OpenSSL", "Apache-2.0", libraries: ["crypto"]),
        Component(
            "Pango",
            "LGPL-2.0-or-later AND LGPL-2.1-or-later",
            libraries: ["pango-1.0", "pangocairo-1.0", "pangoft2-1.0"]
        ),
        Component("SQLite", "public domain", libraries: ["sqlite3"]),
    ]

    /// Parts that the program contains or is installed with.
    public static let included = [
        Component("compiler-rt", "Apache-2.0 WITH LLVM-exception"),
        Component("Inter", "OFL-1.1"),
        Component("Material Design Icons", "Apache-2.0"),
        Component("Swift standard library", "Apache-2.0 WITH Swift-exception"),
        Component("wasi-libc", "CC0-1.0 AND MIT AND BSD-2-Clause"),
    ]
}
