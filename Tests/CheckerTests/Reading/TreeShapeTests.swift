import Foundation
import TestSupport
import Testing

@testable import Checker

@Suite("The form of the compiler's trees") struct TreeShapeTests {
  /// A source that uses everything that a component can be written with.
  private static let source = RepositoryFile.url("Tests/Fixtures/Checker/Trees/Wiring.swift").path

  /// The version that names the recorded form: `6.3` of "Swift version 6.3.1".
  private static func version(of compiler: String) throws -> String {
    let words = compiler.split(separator: " ")
    let place = try #require(words.firstIndex(of: "version"))
    return words[place + 1].split { !$0.isNumber }.prefix(2).joined(separator: ".")
  }

  @Test("is the recorded one, member for member, where the version has one") func recorded() throws {
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
    // Other platforms have declarations of their own; of a compiler without a record it is enough that it is read.
    #if os(Linux)
      if isRecorded || isRecording { try Golden.expect(TreeShape(of: tree).text, named: recorded) }
    #endif
  }
}
