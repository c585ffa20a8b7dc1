import Foundation
import TestSupport
import Testing
import TextFiles

@testable import cleansec

@Suite("Build servers", .enabled(if: FakeBuildServer.isAvailable, "the server of the tests needs python3"))
struct BuildServerTests {
  init() {
    // As the program does when it starts.
    DescriptorOutput.ignoreClosedPipes()
  }

  @Test("A build server prepares each target and gives its compiler arguments") func targets() throws {
    let server = try FakeBuildServer(
      sources: ["App/a.swift": "import Library", "App/b.swift": "", "Library/c.swift": "import Cleanse"]
    ) { folder in
      [
        "build/initialize": ["displayName": "fake", "data": ["prepareProvider": true]],
        "workspace/waitForBuildSystemUpdates": NSNull(),
        "workspace/buildTargets": [
          "targets": [
            ["id": ["uri": "app"], "tags": ["application"], "data": ["toolchain": "file:///nowhere/"]],
            ["id": ["uri": "library"]], ["id": ["uri": "tests"], "tags": ["test"]], ["id": ["uri": "c"]],
          ]
        ],
        "buildTarget/prepare": NSNull(),
        "buildTarget/sources": [
          "items": [
            [
              "target": ["uri": "app"],
              "sources": [["uri": "\(folder)App/a.swift", "kind": 1], ["uri": "\(folder)App/b.swift"]],
            ],
            ["target": ["uri": "library"], "sources": [["uri": "\(folder)Library/c.swift"]]],
            ["target": ["uri": "c"], "sources": [["uri": "\(folder)C/c.c"]]],
          ]
        ],
        "options": [
          "\(folder)App/a.swift": [
            "compilerArguments": ["-module-name", "App", "App/a.swift", "App/b.swift", "-sdk", "/sdk"],
            "workingDirectory": URL(string: folder)?.path ?? "",
          ],
          "\(folder)Library/c.swift": ["compilerArguments": ["-module-name", "Library", "Library/c.swift"]],
        ],
        "build/shutdown": NSNull(),
      ]
    }
    let plan = try #require(try server.reader.plan())
    #expect(try plan.modules(for: []).map(\.name) == ["App", "Library"])
    #expect(
      plan.modules["App"]?.arguments.arguments == ["-module-name", "App", "App/a.swift", "App/b.swift", "-sdk", "/sdk"])
    #expect(plan.modules["App"]?.compiler == nil)
    #expect(plan.modules["App"]?.sources == [server.folder.path("App/a.swift"), server.folder.path("App/b.swift")])
    let requests = try server.requests
    #expect(requests.filter { $0 == "textDocument/sourceKitOptions" }.count == 2)
    #expect(
      requests.filter { !$0.hasPrefix("answer") }.prefix(6) == [
        "build/initialize", "build/initialized", "workspace/waitForBuildSystemUpdates", "workspace/buildTargets",
        "buildTarget/prepare", "buildTarget/sources",
      ])
    // The request of the server is refused, and does not end the connection.
    #expect(requests.contains("answer to from-server"))
  }

  @Test("A build server without targets is queried for each source of the folder") func noTargets() throws {
    let server = try FakeBuildServer(
      sources: ["App/a.swift": "import Cleanse", "App/b.swift": "", "Other/c.swift": "", ".build/d.swift": ""]
    ) { folder in
      [
        "build/initialize": ["displayName": "fake"],
        "workspace/buildTargets": ["targets": [Any]()],
        "options": [
          "\(folder)App/a.swift": [
            "options": ["/t/swiftc", "-module-name", "App", "App/a.swift", "App/b.swift"],
            "workingDirectory": URL(string: folder)?.path ?? "",
          ],
          "\(folder)Other/c.swift": ["options": ["-sdk", "/guessed"]],
        ],
      ]
    }
    let plan = try #require(try server.reader.plan())
    #expect(plan.modules.keys.sorted() == ["App"])
    #expect(plan.modules["App"]?.compiler == "/t/swiftc")
    #expect(try server.requests.filter { $0 == "textDocument/sourceKitOptions" }.count == 2)
  }

  @Test("A build server that ends, refuses or answers wrongly throws an error with the reason") func failures() throws {
    let dying = try FakeBuildServer { _ in ["dies at": "workspace/buildTargets", "build/initialize": ["name": "x"]] }
    #expect {
      try dying.reader.plan()
    } throws: { error in
      guard case BuildServerError.ended(_, "out of memory") = error else { return false }
      return true
    }
    let old = try FakeBuildServer(sources: ["a.swift": ""]) { _ in
      ["build/initialize": ["name": "x"], "workspace/buildTargets": ["targets": [Any]()]]
    }
    #expect(
      throws: BuildServerError.refused("textDocument/sourceKitOptions", why: "no such method", code: -32601)
    ) { try old.reader.plan() }
    let odd = try FakeBuildServer { _ in ["build/initialize": ["name": "x"], "workspace/buildTargets": ["no": 1]] }
    #expect(throws: BuildServerError.unexpected("workspace/buildTargets")) { try odd.reader.plan() }
  }

  @Test("A command that is not a build server throws an error") func noServer() throws {
    let folder = try TemporaryFolder(["buildServer.json": #"{"argv": ["echo", "hello"]}"#])
    #expect(throws: BuildServerError.self) { try BuildServer(folder: folder.url.path, version: "1").plan() }
    let missing = try TemporaryFolder(["buildServer.json": #"{"argv": ["./no-such-program"]}"#])
    #expect(throws: BuildServerError.self) { try BuildServer(folder: missing.url.path, version: "1").plan() }
  }

  @Test(
    "A message header without a valid length throws an error",
    arguments: ["", ":", "Content-Length", "Content-Length: -5", "Content-Length: many", "Length: 5"])
  func header(_ header: String) throws {
    let script = "printf '%s\\r\\n\\r\\n{}{}{}' '\(header)'; exec cat > /dev/null"
    let connection = try BuildServerConnection(["sh", "-c", script], folder: "/")
    #expect(throws: BuildServerError.noProtocol("sh -c \(script)")) {
      try connection.request("build/initialize", EmptyParameters(), as: Ignored.self)
    }
  }

  @Test("Closing the connection to an unresponsive build server returns after the time limit") func silent() throws {
    // It ends by itself: a child of a thread of the test can have all signals blocked.
    let connection = try BuildServerConnection(["sleep", "3"], folder: "/")
    connection.close(within: 0.1)
  }

  @Test("The build server configuration is found at the locations that SourceKit-LSP searches") func configuration()
    throws
  {
    #expect(
      try command(["buildServer.json": #"{"argv": ["a", "b"], "name": "x"}"#, ".bsp/c.json": "{}"]) == ["a", "b"])
    #expect(try command([".bsp/c.json": #"{"argv": ["c"]}"#, ".bsp/a.txt": "", "Package.swift": ""]) == ["c"])
    #expect(try command(["Package.swift": "", "buildServer.json": "none"]).first == "swift")
    let empty = try TemporaryFolder()
    #expect(throws: BuildServerError.noConfiguration(folder: empty.url.path)) {
      try BuildServerConfiguration(folder: empty.url.path)
    }
  }

  private func command(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try BuildServerConfiguration(folder: folder.url.path).command
  }
}
