// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "QuickStart",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(name: "Cleanse", path: "../Cleanse")],
  targets: [
    .executableTarget(name: "QuickStart", dependencies: [.product(name: "Cleanse", package: "Cleanse")]),
    .testTarget(
      name: "QuickStartTests",
      dependencies: ["QuickStart", .product(name: "CleanseTesting", package: "Cleanse")]),
  ]
)
