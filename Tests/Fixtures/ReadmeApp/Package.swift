// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ReadmeApp",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ReadmeApp",
      dependencies: [.product(name: "Cleanse", package: "Cleanse")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
