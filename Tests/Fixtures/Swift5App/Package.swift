// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Swift5App",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Swift5App",
      dependencies: [.product(name: "Cleanse", package: "Cleanse")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    )
  ]
)
