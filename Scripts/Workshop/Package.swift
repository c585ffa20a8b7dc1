// swift-tools-version: 6.0
import PackageDescription

// Writes the generated sources of this repository, and checks what the compiler does not. A package of its own, so that
// packages that use the library never see it; it depends on nothing.
let package = Package(
  name: "Workshop",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "workshop"),
    .testTarget(name: "WorkshopTests", dependencies: ["workshop"]),
  ],
  swiftLanguageModes: [.v6]
)
