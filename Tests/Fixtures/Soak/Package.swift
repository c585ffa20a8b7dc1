// swift-tools-version: 6.2
import PackageDescription

// A program for Scripts/soak: threads and tasks that build, start, stop and drop components for minutes.
let package = Package(
  name: "Soak",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [.executableTarget(name: "soak", dependencies: [.product(name: "Cleanse", package: "Cleanse")])],
  swiftLanguageModes: [.v6]
)
