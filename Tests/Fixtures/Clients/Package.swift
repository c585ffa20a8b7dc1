// swift-tools-version: 6.2
import PackageDescription

// Programs that use Cleanse as clients do, one for each way of checking isolation. What some of them have in common
// stands in the folder Common, which each of these finds by a symbolic link and compiles in its own way.
let cleanse: [Target.Dependency] = [.product(name: "Cleanse", package: "Cleanse")]

let package = Package(
  name: "Clients",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .executableTarget(name: "Swift5App", dependencies: cleanse, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Swift6App", dependencies: cleanse),
    .executableTarget(
      name: "MainActorApp", dependencies: cleanse, swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "IsolatedConformanceApp", dependencies: cleanse),
    .executableTarget(name: "ReadmeApp", dependencies: cleanse),
  ],
  swiftLanguageModes: [.v6]
)
