import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Form of compiler trees") struct TreeShapeTests {
  /// A source that uses every form that a component can be written in.
  private static let source = RepositoryFile.url("Tests/Fixtures/Checker/Trees/Wiring.swift").path

  /// The version that names the recorded form: `6.3` of "Swift version 6.3.1".
  private static func version(of compiler: String) throws -> String {
    let words = compiler.split(separator: " ")
    let place = try #require(words.firstIndex(of: "version"))
    return words[place + 1].split { !$0.isNumber }.prefix(2).joined(separator: ".")
  }

  @Test("The form of the compiler's tree equals the recorded form of its version") func recorded() throws {
    let run = try ProgramRun.of(
      URL(fileURLWithPath: TestCompiler.path),
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-primary-file", Self.source]
        + TestCompiler.arguments(ofModule: "Wiring"))
    #expect(run.exitCode == 0, "\(run.errors)")
    let tree = Data(run.output.utf8)
    let facts = try BigStack.run {
      Result { try ModuleFacts(readingTree: tree, ofModule: "Wiring", folder: "/") }
    }.get()
    #expect(facts.types.count > 10)
    let recorded = try "trees/swift-\(Self.version(of: facts.compiler)).txt"
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"]?.isEmpty == false
    let isRecorded = FileManager.default.fileExists(atPath: RepositoryFile.url("Tests/Goldens/\(recorded)").path)
    // Other platforms have declarations of their own; a tree of a compiler without a record only has to be readable.
    #if os(Linux)
      if isRecorded || isRecording { try Golden.expect(TreeShape(of: tree).text, named: recorded) }
    #endif
  }
}
