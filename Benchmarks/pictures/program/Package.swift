// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "picture-benchmark",
    dependencies: [.package(name: "headway", path: "../../..")],
    targets: [
        .executableTarget(
            name: "PictureBenchmark",
            dependencies: [
                .product(name: "Widgets", package: "headway"),
                .product(name: "WidgetPictures", package: "headway"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
