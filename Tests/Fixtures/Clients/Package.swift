// swift-tools-version: 6.2
import PackageDescription

// Programs that use Cleanse as clients do, one for each way of checking isolation. Some of them share the code in the
// folder Common, which each of these finds by a symbolic link and compiles with its own settings.
let cleanse: [Target.Dependency] = [.product(name: "Cleanse", package: "Cleanse")]
let pure: [Target.Dependency] = [
  .product(name: "Pure", package: "Cleanse"), .product(name: "PureStub", package: "Cleanse"),
]

// Programs in the style of those that were written for square/Cleanse 4, of several modules each: one that stays in
// Swift 5, and one that has moved to Swift 6, with a user interface on the main actor.
let programs: [Target] = [
  .target(name: "BookshopNetwork", dependencies: cleanse, path: "Programs/Bookshop/Network"),
  .target(
    name: "BookshopServices", dependencies: cleanse + ["BookshopNetwork"], path: "Programs/Bookshop/Services"),
  .target(
    name: "BookshopInterface", dependencies: cleanse + ["BookshopServices"], path: "Programs/Bookshop/Interface"),
  .executableTarget(
    name: "Bookshop", dependencies: cleanse + ["BookshopNetwork", "BookshopServices", "BookshopInterface"],
    path: "Programs/Bookshop/App"),
  .target(name: "CinemaNetwork", dependencies: cleanse, path: "Programs/Cinema/Network"),
  .target(name: "CinemaServices", dependencies: cleanse + ["CinemaNetwork"], path: "Programs/Cinema/Services"),
  .target(name: "CinemaInterface", dependencies: cleanse + ["CinemaServices"], path: "Programs/Cinema/Interface"),
  .executableTarget(
    name: "Cinema", dependencies: cleanse + ["CinemaNetwork", "CinemaServices", "CinemaInterface"],
    path: "Programs/Cinema/App"),
  // The first program of the README.
  .executableTarget(
    name: "QuickStart", dependencies: cleanse, path: "Programs/QuickStart", exclude: ["ExpectedOutput.txt"]),
  .executableTarget(
    name: "BriefReports", dependencies: cleanse, path: "Programs/BriefReports",
    exclude: ["ExpectedOutput.txt", "ExpectedFindings.txt"]),
  .executableTarget(
    name: "Surface",
    dependencies: cleanse + [
      .product(name: "CleanseFoundation", package: "Cleanse"), .product(name: "CleanseGraph", package: "Cleanse"),
    ], path: "Programs/Surface", exclude: ["ExpectedOutput.txt"]),
  .executableTarget(
    name: "Shapes", dependencies: cleanse, path: "Programs/Shapes", exclude: ["ExpectedOutput.txt"]),
  // A framework with a stable interface, which uses the library only inside.
  .target(
    name: "PrinterFramework", dependencies: cleanse, path: "Programs/ResilientFramework/Framework",
    swiftSettings: [.unsafeFlags(["-enable-library-evolution", "-emit-module-interface"])]),
  .executableTarget(
    name: "ResilientFramework", dependencies: ["PrinterFramework"], path: "Programs/ResilientFramework/App"),
  // In the style of programs for devxoul/Pure 1.1.4, in both language modes.
  .executableTarget(
    name: "Florist", dependencies: pure, path: "Programs/Florist", exclude: ["ExpectedOutput.txt"]),
  .executableTarget(
    name: "FloristInSwift5", dependencies: pure, path: "Programs/FloristInSwift5", exclude: ["ExpectedOutput.txt"]),
]
for program in programs where program.name.hasPrefix("Bookshop") || program.name.hasSuffix("InSwift5") {
  program.swiftSettings = [.swiftLanguageMode(.v5)]
}

// Each uses one feature; its size shows what the feature costs.
let features = [
  "UsesNothing", "UsesOverrides", "UsesTrace", "UsesPlugin", "UsesHooks", "UsesAsyncBindings",
].map { Target.executableTarget(name: $0, dependencies: cleanse, path: "Features/\($0)") }

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
    .executableTarget(
      name: "DrivenApp",
      dependencies: cleanse + [
        .product(name: "Relay", package: "Cleanse"), .product(name: "RelayGraph", package: "Cleanse"),
      ], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ] + programs + features,
  swiftLanguageModes: [.v6]
)

// Not by an argument of the command, which would affect the library too: that is compiled once for these programs and
// the benchmark.
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
