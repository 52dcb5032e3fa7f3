internal import CPangoCairo

/// The fonts that text may use: the product's own by path, and the system's for what those have not.
///
/// It is not the system's configuration, so that neither a user's rules nor another copy of Inter changes a picture.
/// Owns an `FcConfig`.
struct FontConfiguration: ~Copyable {
    private let pointer: OpaquePointer

    /// Where the system keeps its fonts.
    static let systemDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

    /// What Fontconfig is told: where the system's fonts and their caches are, and which font draws emoji; and
    /// that bitmaps, which have one size, are scaled to the text's, as Fontconfig's 10-scale-bitmap-fonts.conf has it.
    private static func rules(directories: [String]) -> String {
        """
        <?xml version="1.0"?>
        <fontconfig>
        \(directories.map { "<dir>\($0)</dir>" }.joined())
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        <selectfont><rejectfont>
        <pattern><patelt name="family"><string>Inter</string></patelt></pattern>
        <pattern><patelt name="family"><string>Material Design Icons</string></patelt></pattern>
        </rejectfont></selectfont>
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="scale" mode="assign"><divide>
        <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
        </divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
        <name>scale</name><double>0</double><double>0</double><name>scale</name>
        </matrix></times></edit>
        </match>
        </fontconfig>
        """
    }

    /// Reads the product's fonts and the list of those in `directories`, plain paths.
    init(_ assets: PictureAssets, directories: [String]) throws(PictureError) {
        // FcConfigCreate
        guard let pointer = FcConfigCreate() else {
            throw PictureError(.library, "Fontconfig could not make a configuration; there may be too little memory.")
        }
        // FcConfigParseAndLoadFromMemory, FcConfigBuildFonts: the text is ours, so only want of memory can fail them.
        guard FcConfigParseAndLoadFromMemory(pointer, Self.rules(directories: directories), FcTrue) == FcTrue,
            FcConfigBuildFonts(pointer) == FcTrue
        else {
            FcConfigDestroy(pointer)
            throw PictureError(.library, "Fontconfig could not list the fonts; there may be too little memory.")
        }
        for file in assets.files {
            // FcConfigAppFontAddFile scans the file, so that one which is no font fails here.
            guard FcConfigAppFontAddFile(pointer, file) == FcTrue else {
                FcConfigDestroy(pointer)
                throw PictureError(
                    .fontsMissing,
                    "The font \(file) cannot be read; run scripts/fetch-assets.sh, or name the directory of the fonts "
                        + "in HEADWAY_ASSETS."
                )
            }
        }
        self.pointer = pointer
    }

    deinit {
        FcConfigDestroy(pointer)
    }

    /// Makes a font map of Pango look for fonts here; the map keeps the configuration alive by itself.
    func use(in fontMap: UnsafeMutableRawPointer) {
        pango_fc_font_map_set_config(OpaquePointer(fontMap), pointer)
    }
}
