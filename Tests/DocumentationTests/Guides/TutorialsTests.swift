import Foundation
import TestSupport
import Testing

@Suite("The tutorials", .serialized)
struct TutorialsTests {
  private static let catalogue = "Sources/Cleanse/Cleanse.docc"

  @Test("show the steps that there are, in their order") func steps() throws {
    for tutorial in ["FirstComponent", "LoginScope", "RequestScope", "TestAndCheck"] {
      let text = try RepositoryFile.text("\(Self.catalogue)/Tutorials/\(tutorial).tutorial")
      let files = text.matches(of: /file: "([^"]+)"/).map { String($0.1) }
      #expect(files == (try Self.resources().filter { $0.hasPrefix("\(tutorial)-") }))
    }
  }

  @Test("say what a step prints", arguments: ["FirstComponent-01", "FirstComponent-02", "FirstComponent-04"])
  func greeting(step: String) throws {
    #expect(try Self.output(of: step) == "Good morning\n")
  }

  @Test("show a report before the binding is written") func report() throws {
    let report = try Self.output(of: "FirstComponent-03")
    #expect(report.hasPrefix("error: *** TimeSource *** binding missing [missing-binding]\n  path: App root\n"))
    #expect(report.contains("-> required by Greeter at QuickStart/main.swift:20\n"))
    let check = try Self.text(of: "TestAndCheck-05.txt")
    #expect(check.contains("main.swift:20:"))
    #expect(check.contains("binder.bind((any TimeSource).self).to { $0 as ... }"))
    #expect(report.contains("binder.bind((any TimeSource).self).to { $0 as ... }"))
  }

  @Test("end with the program of the README") func lastStep() throws {
    let program = try RepositoryFile.text("Tests/Fixtures/Clients/Programs/QuickStart/main.swift")
    #expect(program.replacing(#/  // \d\. .*/#, with: "") == (try Self.text(of: "FirstComponent-04.swift")))
  }

  @Test("log in", arguments: ["LoginScope-01", "LoginScope-02", "LoginScope-03", "LoginScope-04"])
  func login(step: String) throws {
    #expect(try Self.output(of: step) == "[\"Welcome, Ada\"]\n")
  }

  @Test("log out") func logout() throws {
    let output = try Self.output(of: "LoginScope-05")
    #expect(output == "[\"Welcome, Ada\"]\nThe inbox is released\n[\"Welcome, Ben\"]\n")
  }

  @Test("answer requests, one after the other and concurrently", arguments: ["RequestScope-02", "RequestScope-04"])
  func requests(step: String) throws {
    #expect(try Self.output(of: "RequestScope-01") == "")
    let lines = try Self.output(of: step).components(separatedBy: "\n")
    #expect(Set(lines.prefix(2)) == ["200 /news", "200 /sports"])
    #expect(lines.dropFirst(2) == ["2 requests", ""])
  }

  @Test("show a report before the log may leave its isolation") func unsendableRequest() throws {
    let report = try Self.output(of: "RequestScope-03")
    #expect(report.hasPrefix("error: *** AccessLog *** is used from another isolation but is not declared sendable()"))
    #expect(report.contains("add .sendable() to the binding"))
  }

  @Test("use the manifest of the guide") func manifest() throws {
    let guide = try RepositoryFile.text("Documentation/GettingStarted.md")
    #expect(guide.contains("```swift\n\(try Self.text(of: "TestAndCheck-01.swift"))```"))
  }

  // Elsewhere the compiler does not find Swift Testing by itself.
  #if os(Linux)
    @Test("test that program", arguments: ["TestAndCheck-02", "TestAndCheck-03", "TestAndCheck-04"])
    func tests(step: String) throws {
      let folder = try TemporaryFolder()
      let program = try folder.write(Self.text(of: "FirstComponent-04.swift"), to: "main.swift")
      let tests = try folder.write(Self.text(of: "\(step).swift"), to: "GraphTests.swift")
      try Self.compile([
        program, "-emit-module", "-enable-testing", "-module-name", "QuickStart", "-o",
        folder.path("QuickStart.swiftmodule"),
      ])
      try Self.compile([tests, "-typecheck", "-parse-as-library", "-I", folder.url.path])
    }
  #endif

  private static func resources() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: RepositoryFile.url("\(catalogue)/Resources").path).sorted()
  }

  private static func text(of step: String) throws -> String {
    try RepositoryFile.text("\(catalogue)/Resources/\(step)")
  }

  /// Compiles and runs a step that is a whole program.
  private static func output(of step: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = try folder.write(text(of: "\(step).swift"), to: "QuickStart/main.swift")
    let program = folder.path("Program")
    try compile(
      [source, "-o", program]
        + ["Cleanse", "BindingGraph", "CleanseThreads", "CleanseShims"].flatMap(BuiltLibraries.objects))
    let run = try ProgramRun.of(URL(fileURLWithPath: program))
    try #require(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  private static func compile(_ arguments: [String]) throws {
    let run = try ProgramRun.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors"] + arguments + BuiltLibraries.arguments)
    try #require(run.exitCode == 0, "\(run.output)\(run.errors)")
  }
}
