// swift-tools-version: 6.2
import PackageDescription

// A program without the trait DetailedReports: its release build has brief reports.
let package = Package(
  name: "BriefReports",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Cleanse", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "BriefReports", dependencies: [.product(name: "Cleanse", package: "Cleanse")],
      exclude: ["ExpectedOutput.txt"])
  ]
)
