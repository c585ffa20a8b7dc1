// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cleanse",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Cleanse", targets: ["Cleanse"])
  ],
  targets: [
    // Header-only: the two atomic operations that the platforms' standard libraries do not all offer yet.
    .target(name: "CleanseAtomics"),
    // The dependency graph as plain values. Knows no binder, no closures and no Foundation.
    .target(name: "BindingGraph"),
    .target(name: "Cleanse", dependencies: ["BindingGraph", "CleanseAtomics"]),
    .testTarget(name: "BindingGraphTests", dependencies: ["BindingGraph"]),
    .testTarget(name: "CleanseTests", dependencies: ["Cleanse"]),
  ],
  swiftLanguageModes: [.v6]
)
