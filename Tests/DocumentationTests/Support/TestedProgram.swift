import Foundation
import TestSupport
import Testing

/// A program `QuickStart` of a guide, and its tests with Swift Testing.
struct TestedProgram {
  let program: String
  let tests: String
  var settings = IsolationSettings.swift6

  /// Compiles both.
  func check() throws {
    let folder = try TemporaryFolder()
    try compileProgram(to: folder)
    let file = try folder.write(tests, to: "GraphTests.swift")
    try Compiler.run([file, "-typecheck", "-parse-as-library", "-I", folder.url.path] + settings.tests)
  }

  /// Compiles both, and runs the tests.
  /// - Returns: The output of the tests.
  func run() throws -> String {
    let folder = try TemporaryFolder()
    let object = try compileProgram(to: folder)
    let sources = [
      try folder.write(tests, to: "GraphTests.swift"), try folder.write(Self.entryPoint, to: "Runner.swift"),
    ]
    let executable = folder.path("Tests")
    try Compiler.run(
      sources + ["-parse-as-library", "-I", folder.url.path, object, "-o", executable] + settings.tests
        + Self.libraries.flatMap(BuiltLibraries.objects))
    let run = try ProgramRun.of(URL(fileURLWithPath: executable))
    try #require(run.exitCode == 0, "\(run.output)\(run.errors)")
    return run.output + run.errors
  }

  /// Compiles the program as a module that its tests can import.
  /// - Returns: The path of its object file.
  @discardableResult
  private func compileProgram(to folder: TemporaryFolder) throws -> String {
    // Only a file with this name can have statements outside of functions.
    let isScript = program.contains("\ndo {")
    let source = try folder.write(program, to: isScript ? "main.swift" : "Models.swift")
    let object = folder.path("QuickStart.o")
    try Compiler.run(
      [
        source, "-c", "-o", object, "-module-name", "QuickStart", "-enable-testing", "-emit-module-path",
        folder.path("QuickStart.swiftmodule"),
      ] + (isScript ? [] : ["-parse-as-library"]) + settings.program)
    return object
  }

  /// The entry point that the package manager writes for test targets.
  private static let entryPoint = """
    import Testing

    @main
    struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }
    """

  private static let libraries = [
    "CleanseTesting", "GraphDocuments", "TextFiles", "Cleanse", "BindingGraph", "CleanseThreads", "CleanseShims",
  ]
}
