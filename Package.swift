// swift-tools-version: 6.2
import PackageDescription

// Settings for small release programs, which Documentation/Compatibility.md explains. The package manager accepts unsafe
// flags of a dependency since Swift 6.2.

func smallProgram(_ flags: [String], onlyOnLinux: Bool = false) -> SwiftSetting {
  let platforms: [Platform]? = onlyOnLinux ? [.linux] : nil
  return .unsafeFlags(flags, .when(platforms: platforms, configuration: .release, traits: ["SmallPrograms"]))
}

/// Lets linkers remove unused code, and omits data that the libraries do not need.
let strippable = [
  smallProgram(["-Xfrontend", "-internalize-at-link"]),
  smallProgram(["-Xfrontend", "-disable-reflection-metadata"]),
  smallProgram(["-Xfrontend", "-function-sections"], onlyOnLinux: true),
  smallProgram(["-Xllvm", "-force-attribute=nounwind"], onlyOnLinux: true),
  smallProgram(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], onlyOnLinux: true),
]

/// For code that runs once at start, or only after an error. A frontend flag omits debug information, because build
/// systems add `-g` after these flags, and the driver takes the last.
let small = [
  smallProgram(["-Osize"]),
  smallProgram(["-Xfrontend", "-gnone"], onlyOnLinux: true),
]

let package = Package(
  name: "Cleanse",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Cleanse", targets: ["Cleanse"]),
    // One copy for all images of a program, see Documentation/ProgramsOfSeveralImages.md. Has the libraries that apps
    // use, whose static products would bring a second copy, without the larger ones of tools and tests.
    .library(
      name: "CleanseDynamic", type: .dynamic,
      targets: ["Cleanse", "CleanseFoundation", "CleanseSwiftUI", "Pure", "PureGraph"]),
    .library(name: "CleanseTesting", targets: ["CleanseTesting"]),
    .library(name: "CleanseGraph", targets: ["CleanseGraph"]),
    .library(name: "CleanseFoundation", targets: ["CleanseFoundation"]),
    .library(name: "CleanseSwiftUI", targets: ["CleanseSwiftUI"]),
    .library(name: "Pure", targets: ["Pure"]),
    .library(name: "PureStub", targets: ["PureStub"]),
    .library(name: "PureGraph", targets: ["PureGraph"]),
    .library(name: "Relay", targets: ["Relay"]),
    .library(name: "RelayGraph", targets: ["RelayGraph"]),
    .library(name: "Autowire", targets: ["Autowire"]),
    .executable(name: "cleanse-graph", targets: ["cleanse-graph"]),
    .plugin(name: "CleanseAutowire", targets: ["CleanseAutowire"]),
    .executable(name: "cleanse-autowire", targets: ["cleanse-autowire"]),
    .plugin(name: "CleanseCheck", targets: ["CleanseCheck"]),
    .plugin(name: "CleanseBuildCheck", targets: ["CleanseBuildCheck"]),
    .executable(name: "cleansec", targets: ["cleansec"]),
  ],
  traits: [
    .trait(
      name: "DetailedReports",
      description: "Near misses, fixes and warnings in reports of release programs. Debug builds always have them."),
    .trait(
      name: "SmallPrograms",
      description: "Compiler flags that make release programs smaller. Turn it off to build without unsafe flags."),
    .default(enabledTraits: ["SmallPrograms"]),
  ],
  targets: [
    // MARK: Libraries
    // Parts of the platform and of Swift's runtime that Swift does not offer everywhere: locks, clock, thread-local
    // memory, atomic operations, conformances, addresses without their signatures, the C layout of a SourceKit value.
    .target(name: "CleanseShims"),
    // Locks, and threads that wait for each other.
    .target(name: "CleanseThreads", dependencies: ["CleanseShims"], swiftSettings: strippable),
    // The dependency graph as plain values, without binders, closures and Foundation.
    .target(name: "BindingGraph", swiftSettings: strippable + small),
    .target(
      name: "Cleanse", dependencies: ["BindingGraph", "CleanseThreads", "CleanseShims"], swiftSettings: strippable),
    // For programs that use Foundation: the errors as `LocalizedError`s, and the end of a program at a signal.
    .target(name: "CleanseFoundation", dependencies: ["Cleanse", "CleanseThreads"]),
    // Views that own models, and previews of graphs. Empty on platforms without SwiftUI.
    .target(name: "CleanseSwiftUI", dependencies: ["Cleanse"]),
    // Reads lines of source files for reports, and writes files atomically.
    .target(name: "TextFiles", dependencies: ["BindingGraph"]),
    // For test targets only. Records failures with Swift Testing or XCTest, whichever runs the test.
    .target(name: "CleanseTesting", dependencies: ["Cleanse", "GraphDocuments", "TextFiles", "BindingGraph"]),
    // Graphs as documents: formats, filters and differences. Has no binder, so that `cleansec` can use it.
    .target(name: "GraphDocuments", dependencies: ["TextFiles", "BindingGraph"], exclude: ["Rendering/HTML/Page"]),
    // Creates documents from the graphs of a running program, and has the command of a package's own rules.
    .target(name: "CleanseGraph", dependencies: ["GraphDocuments", "Commands", "Cleanse", "BindingGraph"]),
    // Objects that take a dependency and a payload, without a graph.
    .target(name: "Pure", dependencies: ["CleanseThreads"]),
    // An alias of that module, for programs that import their stubs under this name.
    .target(name: "PureStub", dependencies: ["Pure"]),
    // Makes the factories and configurators of such objects injectable.
    .target(name: "PureGraph", dependencies: ["Pure", "Cleanse"]),
    // Choices that launch arguments make from an index, by name.
    .target(name: "LaunchChoices", dependencies: ["CleanseThreads"]),
    // Containers of dependencies by type, without a graph, in which such choices are registered.
    .target(name: "Relay", dependencies: ["LaunchChoices", "CleanseThreads"]),
    // Turns such choices into overrides of a graph, without a container.
    .target(name: "RelayGraph", dependencies: ["LaunchChoices", "Cleanse", "BindingGraph"]),
    // The protocols that mark types for generated bindings. Depends on nothing.
    .target(name: "Autowire"),

    // MARK: Tools
    // Command lines: arguments, output and help.
    .target(name: "Commands", dependencies: ["TextFiles", "BindingGraph"]),
    // The commands for stored documents.
    .executableTarget(
      name: "cleanse-graph", dependencies: ["GraphDocuments", "TextFiles", "Commands", "BindingGraph"],
      path: "Sources/GraphCommand"),
    // Reads sources with the toolchain's SourceKit, and writes bindings.
    .executableTarget(
      name: "cleanse-autowire", dependencies: ["CleanseShims", "TextFiles", "Commands", "BindingGraph"],
      path: "Sources/AutowireGenerator"),
    .plugin(
      name: "CleanseAutowire", capability: .buildTool(), dependencies: ["cleanse-autowire"],
      path: "Sources/Plugins/CleanseAutowire"),
    // Reads the compiler's syntax trees, and checks the graphs that they declare.
    .executableTarget(
      name: "cleansec", dependencies: ["GraphDocuments", "TextFiles", "Commands", "BindingGraph"],
      path: "Sources/Checker"),
    .plugin(
      name: "CleanseCheck",
      capability: .command(
        intent: .custom(verb: "cleansec", description: "Checks the dependency graphs that the package declares")),
      dependencies: ["cleansec"], path: "Sources/Plugins/CleanseCheck"),
    .plugin(
      name: "CleanseBuildCheck", capability: .buildTool(), dependencies: ["cleansec"],
      path: "Sources/Plugins/CleanseBuildCheck"),

    // MARK: Examples
    // Rules for graphs: examples that Documentation/WritingAPlugin.md quotes.
    .target(name: "GraphRules", dependencies: ["Cleanse", "CleanseGraph"], path: "Sources/Examples/GraphRules"),
    // Examples that run, and that the README quotes.
    .target(
      name: "GitHubBrowser", dependencies: ["Cleanse", "CleanseGraph", "RelayGraph"],
      path: "Sources/Examples/GitHubBrowser",
      resources: [.copy("Data")]),
    .executableTarget(
      name: "github-browser", dependencies: ["GitHubBrowser"], path: "Sources/Examples/github-browser"),
    .executableTarget(
      name: "diagnostics-tour", dependencies: ["Cleanse"], path: "Sources/Examples/diagnostics-tour"),

    // MARK: Tests
    // Helpers for the tests of several targets: goldens, schemas, child processes, temporary folders, threads.
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "TestSupport", "Commands", "TextFiles", "BindingGraph", "cleansec", "cleanse-graph", "cleanse-autowire",
      ]),
    .testTarget(name: "BindingGraphTests", dependencies: ["TestSupport", "BindingGraph", "cleansec"]),
    .testTarget(name: "CleanseTests", dependencies: ["TestSupport", "Cleanse", "CleanseThreads"]),
    .testTarget(name: "CleanseFoundationTests", dependencies: ["TestSupport", "CleanseFoundation", "Cleanse"]),
    // Every number of dependencies; separate, because the overloads take the compiler as long as all other tests.
    .testTarget(name: "ArityTests", dependencies: ["Cleanse"]),
    // Compiles and runs the examples of Documentation/Diagnostics.md, and compares the table of sendable types in
    // Documentation/Isolation.md with the compiler.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "TestSupport", "Cleanse", "BindingGraph", "CleanseTesting", "CleanseGraph", "Pure", "PureGraph", "Relay",
        "RelayGraph", "Autowire",
      ]),
    .testTarget(name: "PureTests", dependencies: ["TestSupport", "Pure", "PureStub"]),
    .testTarget(name: "PureGraphTests", dependencies: ["PureGraph", "Pure", "Cleanse"]),
    .testTarget(name: "RelayTests", dependencies: ["TestSupport", "Relay", "LaunchChoices"]),
    .testTarget(name: "RelayGraphTests", dependencies: ["RelayGraph", "Relay", "Cleanse"]),
    // The executable is a dependency because some tests run it.
    .testTarget(
      name: "CleanseGraphTests",
      dependencies: [
        "TestSupport", "CleanseGraph", "GraphDocuments", "TextFiles", "Commands", "cleanse-graph", "Cleanse",
        "BindingGraph", "GitHubBrowser",
      ]),
    .testTarget(
      name: "CleanseTestingTests", dependencies: ["TestSupport", "CleanseTesting", "Cleanse"], exclude: ["Snapshots"]),
    .testTarget(
      name: "CleanseTestingXCTests", dependencies: ["CleanseTesting", "Cleanse"], exclude: ["Snapshots"]),
    // The executable is a dependency because some tests run it.
    .testTarget(
      name: "GitHubBrowserTests",
      dependencies: [
        "TestSupport", "GitHubBrowser", "GraphRules", "github-browser", "Cleanse", "CleanseGraph", "CleanseTesting",
        "RelayGraph",
      ],
      exclude: ["Snapshots"]),
    // The executable is a dependency because some tests run it.
    .testTarget(
      name: "AutowireGeneratorTests",
      dependencies: ["TestSupport", "TextFiles", "Commands", "BindingGraph", "cleanse-autowire"]),
    // Hundreds of graphs, valid and broken, that the checker reads and that are validated while the tests run.
    .target(name: "CheckerLibrary", dependencies: ["Cleanse"], path: "Tests/Fixtures/Checker/Library"),
    .target(
      name: "CheckerGraphs", dependencies: ["CheckerLibrary", "Cleanse"], path: "Tests/Fixtures/Checker/Graphs"),
    // The executables are dependencies because some tests run them.
    .testTarget(
      name: "CheckerTests",
      dependencies: [
        "TestSupport", "cleansec", "TextFiles", "Commands", "CheckerGraphs", "GitHubBrowser",
        "github-browser", "GraphRules", "Cleanse", "CleanseGraph", "GraphDocuments", "BindingGraph",
      ]),
    // Runs Scripts/migrate-imports, and programs with the bindings that cleanse-autowire writes for other frameworks.
    .testTarget(name: "MigrationTests", dependencies: ["TestSupport", "Cleanse", "cleanse-autowire"]),
  ],
  swiftLanguageModes: [.v6]
)

// The Swift Package Index builds all targets also with the Swift SDK of WebAssembly, where there are no child processes for
// tools and tests. The targets with a path of their own are tools, examples and fixtures. As a dependency, this package
// keeps its plugins.
if Context.environment["SPI_BUILD"] != nil, !Context.packageDirectory.contains("/checkouts/") {
  package.products.removeAll { !($0 is Product.Library) }
  package.targets.removeAll { $0.type != .regular || $0.path != nil }
}
