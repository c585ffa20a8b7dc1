// swift-tools-version: 6.2
import PackageDescription

// Programs whose wiring the build generates, as in packages of users. `Scripts/check wiring` builds them.
let cleanse: [Target.Dependency] = [
  .product(name: "Cleanse", package: "Cleanse"), .product(name: "Autowire", package: "Cleanse"),
]
let wiring: [Target.PluginUsage] = [.plugin(name: "CleanseAutowire", package: "Cleanse")]

let package = Package(
  name: "Wiring",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..")],
  targets: [
    .executableTarget(name: "WiredApp", dependencies: cleanse, plugins: wiring),
    .executableTarget(name: "OwnMarks", dependencies: [cleanse[0]], plugins: wiring),
    .executableTarget(
      name: "PlainApp", dependencies: [cleanse[1], .product(name: "Pure", package: "Cleanse")], plugins: wiring),
    .executableTarget(
      name: "MainActorApp", dependencies: cleanse, swiftSettings: [.defaultIsolation(MainActor.self)], plugins: wiring),
    // Prints its validation report.
    .executableTarget(name: "UnboundApp", dependencies: cleanse, plugins: wiring),
    // The first program of the README without one of its bindings.
    .executableTarget(name: "QuickStartMistake", dependencies: [cleanse[0]]),
    // A program of the package Clients, by a symbolic link: here with complete reports.
    .executableTarget(
      name: "BriefReports", dependencies: [cleanse[0]], exclude: ["ExpectedOutput.txt", "ExpectedFindings.txt"]),
    // A valid graph with an error of a rule, and the rule program that finds it.
    .executableTarget(name: "RuledApp", dependencies: [cleanse[0]]),
    .executableTarget(
      name: "AppRules", dependencies: [cleanse[0], .product(name: "CleanseGraph", package: "Cleanse")]),
    // Does not compile: the check compares the compiler's messages.
    .target(name: "Faulty", dependencies: cleanse, plugins: wiring),
  ],
  swiftLanguageModes: [.v6]
)
