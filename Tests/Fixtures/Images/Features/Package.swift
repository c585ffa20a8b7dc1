// swift-tools-version: 6.2
import PackageDescription

// The dynamic library of the package App.
let products = Context.environment["CLEANSE_PRODUCTS"] ?? "CleanseDynamic"

let package = Package(
  name: "Features",
  platforms: [.macOS(.v10_15)],
  products: [.library(name: "FeatureKit", type: .dynamic, targets: ["FeatureKit"])],
  dependencies: [.package(name: "Cleanse", path: "../../../..")],
  targets: [
    .target(
      name: "FeatureKit",
      dependencies: products.split(separator: " ").map { .product(name: String($0), package: "Cleanse") }),
    .testTarget(
      name: "FeatureKitTests", dependencies: ["FeatureKit", .product(name: "CleanseTesting", package: "Cleanse")]),
  ],
  swiftLanguageModes: [.v6]
)
