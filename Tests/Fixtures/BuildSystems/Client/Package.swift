// swift-tools-version: 6.0
import PackageDescription

// A program with a missing binding, built by Swift Build. `Scripts/check swiftbuild` checks it.
let cleanse = Target.Dependency.product(name: "Cleanse", package: "Cleanse")

let package = Package(
  name: "Client",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../../..")],
  targets: [
    .target(name: "Lamps", dependencies: [cleanse]),
    .executableTarget(name: "House", dependencies: ["Lamps", cleanse]),
  ],
  swiftLanguageModes: [.v6]
)
