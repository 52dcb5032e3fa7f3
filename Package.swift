// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "headway",
    products: [
        .library(name: "Widgets", targets: ["Widgets"]),
        .library(name: "WidgetPictures", targets: ["WidgetPictures"]),
        .executable(name: "headway", targets: ["headway"]),
    ],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CBrowser"),
        .target(name: "Widgets"),
        .target(name: "SystemSupport", dependencies: ["CLinux"]),
        .target(name: "WidgetDevice", dependencies: ["Widgets", "CBrowser"]),
        .target(name: "CPages"),
        .target(name: "WidgetPages", dependencies: ["CPages"], exclude: ["Site"]),
        .target(name: "CLogSync", dependencies: ["CSQLite"]),
        .target(name: "WidgetStore", dependencies: ["SystemSupport", "Widgets", "CSQLite", "CLogSync", "CCrypto"]),
        .target(name: "WidgetPictures", dependencies: ["Widgets", "CPangoCairo", "CDeflate"]),
        .target(name: "CurlTransfers", dependencies: ["CCurl"]),
        .target(name: "HTTPDaemon", dependencies: ["SystemSupport", "CMicrohttpd"]),
        .target(
            name: "WidgetServer",
            dependencies: [
                "SystemSupport", "Widgets", "WidgetStore", "WidgetPictures", "HTTPDaemon", "WidgetPages",
                "CurlTransfers", "CCurl",
            ]
        ),
        .target(
            name: "HeadwayCommands",
            dependencies: ["SystemSupport", "Widgets", "WidgetPictures", "CurlTransfers", "CCurl", "CLinux"]
        ),
        .executableTarget(
            name: "headway",
            dependencies: ["SystemSupport", "Widgets", "WidgetStore", "HTTPDaemon", "WidgetServer", "HeadwayCommands"]
        ),
        .target(name: "TestSupport", dependencies: ["Widgets"], path: "Tests/Support"),
        .executableTarget(name: "DeviceProbe", dependencies: ["Widgets", "WidgetDevice"], path: "Tests/DeviceProbe"),
        .target(
            name: "FuzzEntries",
            dependencies: [
                "Widgets", "WidgetDevice", "WidgetPictures", "WidgetStore", "HTTPDaemon", "WidgetServer",
                "HeadwayCommands", "TestSupport",
            ],
            path: "Tests/Fuzz/Entries"
        ),
        .executableTarget(name: "headway-fuzz", dependencies: ["FuzzEntries"], path: "Tests/Fuzz/Program"),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["FuzzEntries", "Widgets", "TestSupport"],
            path: "Tests/Fuzz/FuzzTests"
        ),
        .testTarget(name: "WidgetsTests", dependencies: ["Widgets", "TestSupport"]),
        .testTarget(name: "HTTPDaemonTests", dependencies: ["HTTPDaemon", "TestSupport"]),
        .testTarget(name: "WidgetStoreTests", dependencies: ["Widgets", "WidgetStore", "TestSupport"]),
        .testTarget(
            name: "WidgetServerTests",
            dependencies: [
                "SystemSupport", "Widgets", "WidgetStore", "HTTPDaemon", "WidgetPages", "WidgetPictures",
                "WidgetServer",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "WidgetPicturesTests",
            dependencies: ["Widgets", "WidgetPictures", "CPangoCairo", "CDeflate", "TestSupport"],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "HeadwayTests",
            dependencies: ["Widgets", "HeadwayCommands", "headway", "TestSupport"],
            exclude: ["Stores"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    var settings = target.swiftSettings ?? []
    settings += [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
    if target.type != .test {
        settings.append(.treatWarning("ExplicitSendable", as: .warning))
    }
    if target.name == "Widgets" || target.name == "WidgetDevice" {
        settings.append(.treatWarning("EmbeddedRestrictions", as: .error))
    }
    target.swiftSettings = settings
}
