// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MainActorApp",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .executableTarget(
      name: "MainActorApp",
      dependencies: [.product(name: "Cleanse", package: "Cleanse")],
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
    )
  ]
)
