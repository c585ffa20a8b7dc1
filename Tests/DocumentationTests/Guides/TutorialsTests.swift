import Foundation
import TestSupport
import Testing

@Suite("Tutorials", .serialized)
struct TutorialsTests {
  private static let catalogue = "Sources/Cleanse/Cleanse.docc"

  @Test("Each tutorial shows all of its resource files in order") func steps() throws {
    for tutorial in ["FirstComponent", "LoginScope", "SwiftUIApp", "RequestScope", "TestAndCheck"] {
      let text = try RepositoryFile.text("\(Self.catalogue)/Tutorials/\(tutorial).tutorial")
      let files = text.matches(of: /file: "([^"]+)"/).map { String($0.1) }
      #expect(files == (try Self.resources().filter { $0.hasPrefix("\(tutorial)-") }))
    }
  }

  @Test(
    "The steps of the first tutorial print the documented greeting",
    arguments: ["FirstComponent-01", "FirstComponent-02", "FirstComponent-04"])
  func greeting(step: String) throws {
    #expect(try Self.output(of: step) == "Good morning\n")
  }

  @Test("The first tutorial shows the report of a missing binding") func report() throws {
    let report = try Self.output(of: "FirstComponent-03")
    #expect(report.hasPrefix("error: *** TimeSource *** binding missing [missing-binding]\n  path: App root\n"))
    #expect(report.contains("-> required by Greeter at QuickStart/main.swift:20\n"))
    let check = try Self.text(of: "TestAndCheck-05.txt")
    #expect(check.contains("main.swift:20:"))
    #expect(check.contains("binder.bind((any TimeSource).self).to(factory: FixedTime.init)"))
    #expect(report.contains("binder.bind((any TimeSource).self).to(factory: FixedTime.init)"))
  }

  @Test("The first tutorial ends with the program of the README") func lastStep() throws {
    let program = try RepositoryFile.text("Tests/Fixtures/Clients/Programs/QuickStart/main.swift")
    #expect(program.replacing(#/  // \d\. .*/#, with: "") == (try Self.text(of: "FirstComponent-04.swift")))
  }

  @Test(
    "Each step of the login tutorial prints the welcome",
    arguments: ["LoginScope-01", "LoginScope-02", "LoginScope-03", "LoginScope-04"])
  func login(step: String) throws {
    #expect(try Self.output(of: step) == "[\"Welcome, Ada\"]\n")
  }

  @Test("The last step of the login tutorial releases the inbox at logout") func logout() throws {
    let output = try Self.output(of: "LoginScope-05")
    #expect(output == "[\"Welcome, Ada\"]\nThe inbox is released\n[\"Welcome, Ben\"]\n")
  }

  @Test("The SwiftUI tutorial shows notes before it adds editors") func notes() throws {
    let output = try Self.notes(models: "SwiftUIApp-01", component: "SwiftUIApp-02")
    #expect(output == "[\"Buy milk\", \"Call Ada\"]\n")
  }

  @Test("The SwiftUI tutorial reports a missing binding before the editors are bound") func unboundEditors() throws {
    let report = try Self.notes(models: "SwiftUIApp-04", component: "SwiftUIApp-02")
    #expect(report.hasPrefix("error: *** Factory<NoteEditorFactory> *** binding missing [missing-binding]\n"))
    #expect(report.contains("binder.bindFactory(NoteEditorModel.self).with(NoteEditorFactory.self).to(factory: ...)"))
  }

  @Test("The SwiftUI tutorial's editor changes and saves a note") func editors() throws {
    let output = try Self.notes(
      models: "SwiftUIApp-04", component: "SwiftUIApp-05",
      then: """
        let editor = list.edit(list.notes[0])
        editor.note.text += " and bread"
        print(list.notes[0].text)
        editor.save()
        list.search = "milk"
        print(list.notes.map(\\.text))
        """)
    #expect(output == "[\"Buy milk\", \"Call Ada\"]\nBuy milk\n[\"Buy milk and bread\"]\n")
  }

  @Test(
    "The views of the SwiftUI tutorial compile",
    arguments: [
      ["SwiftUIApp-01", "SwiftUIApp-02", "SwiftUIApp-03"],
      ["SwiftUIApp-04", "SwiftUIApp-05", "SwiftUIApp-06"],
    ])
  func views(steps: [String]) throws {
    let folder = try TemporaryFolder()
    #if !canImport(SwiftUI)
      try Self.compileStandIns(to: folder)
    #endif
    let sources = try steps.map { try folder.write(Self.text(of: "\($0).swift"), to: "\($0).swift") }
    try Compiler.run(
      sources + ["-typecheck", "-parse-as-library", "-I", folder.url.path] + IsolationSettings.onMainActor)
  }

  @Test(
    "The request tutorial answers requests sequentially and concurrently",
    arguments: ["RequestScope-02", "RequestScope-04"])
  func requests(step: String) throws {
    #expect(try Self.output(of: "RequestScope-01") == "")
    let lines = try Self.output(of: step).components(separatedBy: "\n")
    #expect(Set(lines.prefix(2)) == ["200 /news", "200 /sports"])
    #expect(lines.dropFirst(2) == ["2 requests", ""])
  }

  @Test("The request tutorial reports a dependency that is not declared sendable") func unsendableRequest() throws {
    let report = try Self.output(of: "RequestScope-03")
    #expect(report.hasPrefix("error: *** AccessLog *** is used from another isolation but is not declared sendable()"))
    #expect(report.contains("add .sendable() to the binding"))
  }

  @Test("The test tutorial uses the manifest of the guide to getting started") func manifest() throws {
    let guide = try RepositoryFile.text("Documentation/GettingStarted.md")
    #expect(guide.contains("```swift\n\(try Self.text(of: "TestAndCheck-01.swift"))```"))
  }

  // On other platforms, the compiler does not find Swift Testing without options.
  #if os(Linux)
    @Test(
      "The tests of the test tutorial compile with its program",
      arguments: ["TestAndCheck-02", "TestAndCheck-03", "TestAndCheck-04"])
    func tests(step: String) throws {
      let program = try Self.text(of: "FirstComponent-04.swift")
      try TestedProgram(program: program, tests: Self.text(of: "\(step).swift")).check()
    }
  #endif

  /// Runs the app model of the SwiftUI tutorial.
  private static func notes(models: String, component: String, then statements: String = "") throws -> String {
    let main = """
      import Cleanse

      do {
        let list = try ComponentFactory.of(NotesComponent.self).build()
        print(list.notes.map(\\.text))
        \(statements)
      } catch {
        print(error)
      }
      """
    let files = try [
      "Models.swift": text(of: "\(models).swift"), "NotesComponent.swift": text(of: "\(component).swift"),
      "main.swift": main,
    ]
    return try output(of: files, options: IsolationSettings.onMainActor)
  }

  #if !canImport(SwiftUI)
    /// Compiles a module with the declarations of SwiftUI that the tutorial uses, and the library that needs them.
    private static func compileStandIns(to folder: TemporaryFolder) throws {
      let sources = [
        "SwiftUI": "Sources/Examples/Birdwatch/Sources/SwiftUIStandIn", "CleanseSwiftUI": "Sources/CleanseSwiftUI",
      ]
      for (module, path) in sources.sorted(by: { $0.key > $1.key }) {
        let files = try FileManager.default.contentsOfDirectory(
          at: RepositoryFile.url(path), includingPropertiesForKeys: nil)
        try Compiler.run(
          files.map(\.path).filter { $0.hasSuffix(".swift") } + [
            "-emit-module", "-parse-as-library", "-module-name", module, "-o", folder.path("\(module).swiftmodule"),
            "-I", folder.url.path,
          ])
      }
    }
  #endif

  private static func resources() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: RepositoryFile.url("\(catalogue)/Resources").path).sorted()
  }

  private static func text(of step: String) throws -> String {
    try RepositoryFile.text("\(catalogue)/Resources/\(step)")
  }

  /// Compiles and runs a step of one file.
  private static func output(of step: String) throws -> String {
    try output(of: ["main.swift": text(of: "\(step).swift")])
  }

  /// Compiles and runs the files of a program.
  private static func output(of files: [String: String], options: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    let sources = try files.map { name, text in try folder.write(text, to: "QuickStart/\(name)") }
    let program = folder.path("Program")
    try Compiler.run(
      sources + options + ["-o", program]
        + ["Cleanse", "BindingGraph", "CleanseThreads", "CleanseShims"].flatMap(BuiltLibraries.objects))
    let run = try ProgramRun.of(URL(fileURLWithPath: program))
    try #require(run.exitCode == 0, "\(run.errors)")
    return run.output
  }
}
