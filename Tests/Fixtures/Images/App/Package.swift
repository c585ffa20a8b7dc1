// swift-tools-version: 6.2
import PackageDescription

// An executable and a dynamic library that both use Cleanse. `Scripts/check images` builds them with one copy of it, and
// with a copy in each.
let products = Context.environment["CLEANSE_PRODUCTS"] ?? "CleanseDynamic"

let package = Package(
  name: "App",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../../.."), .package(path: "../Features")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: products.split(separator: " ").map { .product(name: String($0), package: "Cleanse") } + [
        .product(name: "FeatureKit", package: "Features")
      ])
  ],
  swiftLanguageModes: [.v6]
)
