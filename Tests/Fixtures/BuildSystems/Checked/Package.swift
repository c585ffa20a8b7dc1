// swift-tools-version: 6.2
import PackageDescription

// A program whose graph each build checks. `Scripts/check checked-builds` builds a copy of it.
let cleanse = Target.Dependency.product(name: "Cleanse", package: "Cleanse")

let package = Package(
  name: "Checked",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../../..")],
  targets: [
    .target(name: "Lamps", dependencies: [cleanse]),
    .executableTarget(
      name: "House", dependencies: ["Lamps", cleanse],
      plugins: [.plugin(name: "CleanseBuildCheck", package: "Cleanse")]),
  ],
  swiftLanguageModes: [.v6]
)
