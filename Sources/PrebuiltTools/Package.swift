// swift-tools-version: 6.2
import PackageDescription

// The plugins of the static check with a compiled `cleansec`. `Scripts/build-prebuilt-tools` writes a copy of this package
// with the tool, for a repository of its own: a binary target of the package Cleanse would be downloaded by all its users.
// Products and targets have names of their own, because programs depend on both packages.
let package = Package(
  name: "CleanseTools",
  products: [
    .plugin(name: "PrebuiltCleanseCheck", targets: ["PrebuiltCleanseCheck"]),
    .plugin(name: "PrebuiltCleanseBuildCheck", targets: ["PrebuiltCleanseBuildCheck"]),
  ],
  targets: [
    .binaryTarget(name: "prebuilt-cleansec", path: "cleansec.artifactbundle"),
    // Does nothing. Its path names the folder of the build, which the path of a compiled tool does not.
    .executableTarget(name: "cleanse-build-folder"),
    .plugin(
      name: "PrebuiltCleanseCheck",
      capability: .command(
        intent: .custom(
          verb: "prebuilt-cleansec", description: "Checks the dependency graphs that the package declares")),
      dependencies: ["prebuilt-cleansec"], path: "Plugins/CleanseCheck"),
    .plugin(
      name: "PrebuiltCleanseBuildCheck", capability: .buildTool(),
      dependencies: ["prebuilt-cleansec", "cleanse-build-folder"], path: "Plugins/CleanseBuildCheck"),
  ]
)
