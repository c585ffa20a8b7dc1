import Foundation
import TestSupport
import Testing

@Suite("First program of the README")
struct QuickStartTests {
  private static func lines(of program: String) throws -> [String] {
    let file = RepositoryFile.url("Tests/Fixtures/\(program)/main.swift")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test("The mistaken program of the README differs from the first program in one binding only")
  func mistake() throws {
    let program = try Self.lines(of: "Clients/Programs/QuickStart")
    let mistake = try Self.lines(of: "Wiring/Sources/QuickStartMistake/QuickStart")
    let removed = mistake.difference(from: program)
    #expect(removed.insertions.isEmpty)
    #expect(removed.removals.count == 1)
    guard case .remove(let offset, let line, _)? = removed.removals.first else { return }
    #expect(program[offset - 1].contains("// 2."))
    #expect(line.contains("binder.bind((any TimeSource).self)"))
  }
}
