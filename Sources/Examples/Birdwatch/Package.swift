// swift-tools-version: 6.2
import PackageDescription

// An app with the main actor as its default isolation, like the template for new apps. It is a separate package,
// because that setting needs newer tools than the library. From the folder of the library:
//
//     swift run --package-path Sources/Examples/Birdwatch birdwatch
//
// On platforms without SwiftUI and UIKit, views are compiled with modules that declare the API that they use.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let cleanse: Target.Dependency = .product(name: "Cleanse", package: "Cleanse")
let swiftUI: Target.Dependency = .target(name: "SwiftUIStandIn", condition: .when(platforms: [.linux]))
let uiKit: Target.Dependency = .target(name: "UIKitStandIn", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "Birdwatch",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // Xcode creates a scheme for each product.
    .library(name: "BirdwatchViews", targets: ["BirdwatchViews"]),
    .library(name: "BirdwatchUIKit", targets: ["BirdwatchUIKit"]),
  ],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    // Types that all isolations share, and summaries that are computed outside of the main actor.
    .target(name: "BirdwatchModel", dependencies: [cleanse]),
    // View models, and the component of a logged-in user.
    .target(name: "BirdwatchInterface", dependencies: ["BirdwatchModel", cleanse], swiftSettings: onMainActor),
    .target(
      name: "BirdwatchApplication", dependencies: ["BirdwatchInterface", "BirdwatchModel", cleanse],
      swiftSettings: onMainActor),
    // The app in a terminal.
    .executableTarget(
      name: "birdwatch", dependencies: ["BirdwatchApplication", cleanse], swiftSettings: onMainActor),
    // The app with SwiftUI.
    .target(
      name: "BirdwatchViews",
      dependencies: ["BirdwatchApplication", "BirdwatchInterface", "BirdwatchModel", cleanse, swiftUI],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "BirdwatchApp", dependencies: ["BirdwatchApplication", "BirdwatchViews", swiftUI],
      swiftSettings: onMainActor),
    // A smaller app in one file, without that default isolation.
    .executableTarget(name: "BirdTally", dependencies: [cleanse, swiftUI]),
    // Screens with UIKit.
    .target(name: "BirdwatchUIKit", dependencies: ["BirdwatchModel", cleanse, uiKit], swiftSettings: onMainActor),
    .target(name: "SwiftUIStandIn"),
    .target(name: "UIKitStandIn", swiftSettings: onMainActor),
    .testTarget(
      name: "BirdwatchTests",
      dependencies: [
        "BirdTally", "BirdwatchApplication", "BirdwatchInterface", "BirdwatchModel", "BirdwatchUIKit", "BirdwatchViews",
        cleanse, uiKit, .product(name: "CleanseTesting", package: "Cleanse"),
      ], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
