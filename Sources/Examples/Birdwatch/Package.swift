// swift-tools-version: 6.2
import PackageDescription

// An app whose code belongs to the main actor unless it says otherwise, as the template for new apps has it. It is a
// package of its own, because that setting needs newer tools than the library does. From the folder of the library:
//
//     swift run --package-path Sources/Examples/Birdwatch birdwatch
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let cleanse: Target.Dependency = .product(name: "Cleanse", package: "Cleanse")

let package = Package(
  name: "Birdwatch",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    // What all isolations share, and what is worked out away from the main actor.
    .target(name: "BirdwatchModel", dependencies: [cleanse]),
    // View models, and the component of a logged-in user.
    .target(name: "BirdwatchInterface", dependencies: ["BirdwatchModel", cleanse], swiftSettings: onMainActor),
    .target(
      name: "BirdwatchApplication", dependencies: ["BirdwatchInterface", "BirdwatchModel", cleanse],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "birdwatch", dependencies: ["BirdwatchApplication", cleanse], swiftSettings: onMainActor),
    .testTarget(
      name: "BirdwatchTests",
      dependencies: [
        "BirdwatchApplication", "BirdwatchInterface", "BirdwatchModel", cleanse,
        .product(name: "CleanseTesting", package: "Cleanse"),
      ], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
