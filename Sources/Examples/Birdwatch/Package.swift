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
let uiKit: Target.Dependency = .target(name: "UIKitStandIn", condition: .when(platforms: [.linux, .macOS]))
let swiftUI: [Target.Dependency] = [
  .product(name: "CleanseSwiftUI", package: "Cleanse", condition: .when(platforms: [.iOS, .macOS])),
  .target(name: "CleanseSwiftUIStandIn", condition: .when(platforms: [.linux])),
  .target(name: "SwiftUIStandIn", condition: .when(platforms: [.linux])),
]

/// Lets `import SwiftUI` and `import CleanseSwiftUI` find such modules.
func standIns(for modules: String...) -> SwiftSetting {
  .unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=\($0)StandIn"] }, .when(platforms: [.linux]))
}

let withSwiftUI = [standIns(for: "SwiftUI", "CleanseSwiftUI")]

let package = Package(
  name: "Birdwatch",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // Xcode creates a scheme for each product.
    .library(name: "BirdwatchApplication", targets: ["BirdwatchApplication"]),
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
      dependencies: ["BirdwatchApplication", "BirdwatchInterface", "BirdwatchModel", cleanse] + swiftUI,
      swiftSettings: onMainActor + withSwiftUI),
    .executableTarget(
      name: "BirdwatchApp", dependencies: ["BirdwatchApplication", "BirdwatchViews"] + swiftUI, path: "App/Birdwatch",
      swiftSettings: onMainActor + withSwiftUI),
    // A smaller app in one file, without that default isolation.
    .executableTarget(name: "BirdTally", dependencies: [cleanse] + swiftUI, swiftSettings: withSwiftUI),
    // Screens with UIKit.
    .target(name: "BirdwatchUIKit", dependencies: ["BirdwatchModel", cleanse, uiKit], swiftSettings: onMainActor),
    .target(name: "SwiftUIStandIn"),
    // The sources of the library `CleanseSwiftUI`.
    .target(
      name: "CleanseSwiftUIStandIn", dependencies: [cleanse, "SwiftUIStandIn"],
      exclude: ["Library/CleanseSwiftUI.docc"],
      swiftSettings: [standIns(for: "SwiftUI")]),
    .target(name: "UIKitStandIn", swiftSettings: onMainActor),
    // The tests that the Xcode project runs, too.
    .testTarget(
      name: "BirdwatchTests",
      dependencies: [
        "BirdwatchApplication", "BirdwatchInterface", "BirdwatchModel", "BirdwatchViews", cleanse,
        .product(name: "CleanseTesting", package: "Cleanse"),
      ] + swiftUI, path: "App/BirdwatchTests", swiftSettings: onMainActor + withSwiftUI),
    .testTarget(
      name: "BirdwatchUIKitTests",
      dependencies: [
        "BirdwatchModel", "BirdwatchUIKit", cleanse, uiKit, .product(name: "CleanseTesting", package: "Cleanse"),
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "BirdTallyTests",
      dependencies: ["BirdTally", cleanse, .product(name: "CleanseTesting", package: "Cleanse")],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
