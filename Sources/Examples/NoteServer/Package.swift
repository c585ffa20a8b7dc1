// swift-tools-version: 6.2
import PackageDescription

// A server with packages of the Swift server ecosystem. It is a separate package, because the library has no
// dependencies. From the folder of the library:
//
//     swift run --package-path Sources/Examples/NoteServer note-server
let cleanse: Target.Dependency = .product(name: "Cleanse", package: "Cleanse")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let httpClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
  name: "NoteServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Cleanse", path: "../../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
  ],
  targets: [
    // The graph, and the code of the server. A library, so that tests can reach it.
    .target(
      name: "NoteServer",
      dependencies: [
        cleanse, hummingbird, grdb, httpClient, logging,
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .executableTarget(
      name: "note-server",
      dependencies: ["NoteServer", cleanse, .product(name: "CleanseFoundation", package: "Cleanse"), logging]),
    // Other code of Documentation/Servers.md: the same graph as a service of a group.
    .executableTarget(
      name: "Guides",
      dependencies: [
        "NoteServer", cleanse, logging, .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .testTarget(
      name: "NoteServerTests",
      dependencies: [
        "NoteServer", "note-server", "Guides", cleanse, hummingbird, grdb, httpClient, logging,
        .product(name: "CleanseTesting", package: "Cleanse"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
      ],
      exclude: ["Process/notes.lua"]),
  ],
  swiftLanguageModes: [.v6]
)
