// swift-tools-version: 6.0
import PackageDescription

// An app with generated bindings. It is a separate package, because a target with a plugin would make every build of
// the library build the plugin's tool, too. From the folder of the library:
//
//     swift run --package-path Sources/Examples/Shop shop
let cleanse: Target.Dependency = .product(name: "Cleanse", package: "Cleanse")

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .target(
      name: "ShopApp", dependencies: [cleanse, .product(name: "Autowire", package: "Cleanse")],
      resources: [.copy("Data/catalogue.json")],
      plugins: [.plugin(name: "CleanseAutowire", package: "Cleanse")]),
    .executableTarget(name: "shop", dependencies: ["ShopApp", cleanse]),
    .testTarget(name: "ShopAppTests", dependencies: ["ShopApp", cleanse]),
  ],
  swiftLanguageModes: [.v6]
)
