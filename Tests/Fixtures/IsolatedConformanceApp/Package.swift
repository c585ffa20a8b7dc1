// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "IsolatedConformanceApp",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .executableTarget(
      name: "IsolatedConformanceApp",
      dependencies: [.product(name: "Cleanse", package: "Cleanse")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
