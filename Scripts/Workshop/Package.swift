// swift-tools-version: 6.0
import PackageDescription

// Generates sources of this repository, and runs checks that the compiler does not do. It is a package of its own, so
// that packages that use the library never see it; it has no dependencies.
let package = Package(
  name: "Workshop",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "workshop"),
    .testTarget(name: "WorkshopTests", dependencies: ["workshop"]),
  ],
  swiftLanguageModes: [.v6]
)
