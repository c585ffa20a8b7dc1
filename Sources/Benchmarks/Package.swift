// swift-tools-version: 6.2
import PackageDescription

// The program of `Scripts/benchmark`. It is a package of its own, because its graphs would add half a minute to every debug
// build of the library. They are not in git: `Scripts/generate benchmark-graphs` writes them.
let cleanse: Target.Dependency = .product(name: "Cleanse", package: "Cleanse")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v10_15)],
  traits: [.trait(name: "DetailedReports", description: "Complete reports, which `cleansec` needs.")],
  dependencies: [
    .package(
      name: "Cleanse", path: "../..",
      traits: [.defaults, .trait(name: "DetailedReports", condition: .when(traits: ["DetailedReports"]))])
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: ["BenchmarkGraphs", "BenchmarkHarness", "BenchmarkInstruments", cleanse],
      path: "Suite"),
    .target(name: "BenchmarkGraphs", dependencies: [cleanse], path: "Graphs"),
    // Statistics, reports and comparisons of samples.
    .target(name: "BenchmarkHarness", path: "Harness"),
    .target(name: "BenchmarkInstruments", path: "Instruments"),
    .testTarget(name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"]),
  ],
  swiftLanguageModes: [.v6]
)
