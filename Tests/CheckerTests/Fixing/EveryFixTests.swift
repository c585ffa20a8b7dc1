import BindingGraph
import Foundation
import TestSupport
import Testing

@testable import cleansec

/// Applies each fix for the graphs of the fixtures, compiles the result and checks the graph again.
@Suite("All fixes of all fixture graphs") struct EveryFixTests {
  /// A fix, and the findings before it.
  private struct Trial {
    let root: String
    let finding: Finding
    let code: String
    let insertion: SourceInsertion
    let before: Set<Finding>
  }

  /// The text of a finding without its locations, which move.
  private struct Finding: Hashable, CustomStringConvertible {
    let id: DiagnosticID
    let description: String

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      description = "\(diagnostic.id) of \(diagnostic.subject?.qualifiedName ?? "-"): \(diagnostic.headline)"
    }
  }

  @Test("Every fix compiles, removes its finding and adds no other finding") func trials() throws {
    let trials = try FixtureModules.check.get().findings.flatMap(Self.trials)
    #expect(trials.count > 100)
    #expect(Set(trials.map(\.code)).isSuperset(of: Self.spellings))
    // A generic component would need the names of its type parameters.
    #expect(!trials.contains { $0.root == "CheckerGraphs.Spellings.Shelves" })
    let rounds = Self.rounds(of: trials)
    for round in rounds {
      let findings = try Self.findings(with: round.map(\.insertion))
      for trial in round {
        let after = Set(try #require(findings[trial.root]))
        #expect(!after.contains(trial.finding), "\(trial.root): \(trial.code)")
        let new = after.subtracting(trial.before).filter { !Self.wasHidden($0, before: trial) }
        #expect(new == [], "\(trial.root): \(trial.code)")
      }
    }
  }

  /// Fixes for types that have a namesake in another module, and for types with a form of their own.
  private static let spellings: Set<String> = [
    "binder.bind(CheckerLibrary.Trail.Sign.self).to(factory: CheckerLibrary.Trail.Sign.init)",
    "binder.declareCollection(of: CheckerLibrary.Trail.Sign.self)",
    "binder.declareCollection(of: (any CustomStringConvertible & Spellings.Post).self)",
    "binder.declareDictionary(of: Array<Int>.self, keyedBy: String.self)",
    "binder.bindOptional((any Spellings.Post).self)",
  ]

  /// Unused bindings are searched only in graphs without missing bindings. An added binding makes another one unused
  /// only if it shadows it, which is a finding itself.
  private static func wasHidden(_ finding: Finding, before trial: Trial) -> Bool {
    finding.id == .unusedBinding && trial.finding.id == .missingBinding
  }

  private static func trials(of findings: GraphCheck.Finding) -> [Trial] {
    let before = Set(findings.diagnostics.map(Finding.init))
    return findings.diagnostics.flatMap { diagnostic in
      diagnostic.suggestions.compactMap { suggestion -> Trial? in
        guard let insertion = suggestion.insertion, let code = suggestion.code else { return nil }
        let place = insertion.location
        return Trial(
          root: findings.root, finding: Finding(diagnostic), code: "\(code)",
          insertion: SourceInsertion(
            file: place.file, line: place.line, column: place.column ?? 1, text: "\(insertion.text)"),
          before: before)
      }
    }
  }

  /// Trials that are independent: each round has at most one trial of a root and of a location.
  private static func rounds(of trials: [Trial]) -> [[Trial]] {
    struct Line: Hashable {
      let file: String
      let line: Int
    }
    var rounds: [(trials: [Trial], roots: Set<String>, lines: Set<Line>)] = []
    for trial in trials {
      let line = Line(file: trial.insertion.file, line: trial.insertion.line)
      let index = rounds.firstIndex { !$0.roots.contains(trial.root) && !$0.lines.contains(line) } ?? rounds.count
      if index == rounds.count { rounds.append(([], [], [])) }
      rounds[index].trials.append(trial)
      rounds[index].roots.insert(trial.root)
      rounds[index].lines.insert(line)
    }
    return rounds.map(\.trials)
  }

  /// The findings of the roots in a copy of the fixtures with the insertions applied.
  private static func findings(with insertions: [SourceInsertion]) throws -> [String: [Finding]] {
    let copy = try TemporaryFolder(copying: RepositoryFile.url("Tests/Fixtures/Checker"))
    let original = RepositoryFile.url("Tests/Fixtures/Checker").path
    for (file, insertions) in Dictionary(grouping: insertions, by: \.file) {
      let path = String(file.dropFirst(original.count + 1))
      let edited = try EditedSource(file, contents: Data(copy.text(of: path).utf8), inserting: insertions)
      try copy.write(edited.text, to: path)
    }
    let unchanged = try FixtureModules.all.get()
    let modules = try [("Library", unchanged[0]), ("Graphs", unchanged[1])].map { folder, unchanged in
      guard insertions.contains(where: { unchanged.files.contains($0.file) }) else { return unchanged }
      let sources = try FileManager.default.contentsOfDirectory(atPath: copy.path(folder)).sorted()
      return try TestCompiler.facts(
        ofModule: unchanged.name, sources: sources.map { copy.path("\(folder)/\($0)") })
    }
    return Dictionary(
      uniqueKeysWithValues: try GraphCheck(modules).findings.map { ($0.root, $0.diagnostics.map(Finding.init)) })
  }
}
