import TestSupport
import BindingGraph
import Foundation

@testable import cleansec

/// The example github-browser, with one line changed at a time.
struct SabotagedBrowser: Sendable {
  let facts: ModuleFacts
  private let sources: [String]

  init() throws {
    let folder = RepositoryFile.url("Sources/Examples/GitHubBrowser").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    sources =
      names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
      + BuiltLibraries.generatedSources(ofModule: "GitHubBrowser")
    facts = try TestCompiler.facts(ofModule: "GitHubBrowser", sources: sources)
  }

  /// The diagnostics after a line is changed; only the changed source is read again.
  func findings(with mistake: Mistake) throws -> [Diagnostic] {
    var lines = try String(contentsOfFile: mistake.file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines[mistake.line - 1] = mistake.replacement[...]
    let folder = try TemporaryFolder()
    let changed = try folder.write(
      lines.joined(separator: "\n"), to: URL(fileURLWithPath: mistake.file).lastPathComponent)
    let others = sources.filter { $0 != mistake.file }
    let changedFacts = try TestCompiler.facts(
      ofModule: "GitHubBrowser", sources: others + [changed], onlyIn: [changed])
    return try GraphCheck([facts, changedFacts]).diagnostics
  }

  // MARK: Mistakes

  /// All mistakes in a single line that keep the types valid.
  var mistakes: [Mistake] {
    let graph = RootFindings.graphOfFirstRoot(in: [facts])
    var mistakes: [Mistake] = []
    for index in graph.bindings.indices {
      guard let statement = Statement(of: index, in: graph) else { continue }
      mistakes += statement.removal(in: graph) + statement.duplicate() + statement.strangeRequest()
      mistakes += statement.cycles(in: graph)
    }
    return mistakes
  }

  /// A binding on a line of its own.
  private struct Statement {
    let binding: Int
    let location: SourceLocation
    let type: TypeReference
    let kind: BindingKind
    let contribution: Binding.Contribution?
    let text: String

    init?(of binding: Int, in graph: LinkedGraph) {
      let declared = graph.bindings[binding]
      guard let location = declared.location,
        let lines = try? String(contentsOfFile: location.file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
      else { return nil }
      let text = String(lines[location.line - 1])
      let code = text.drop { $0 == " " }
      guard code.hasPrefix("binder."), code.hasSuffix(")"), declared.kind != .seed,
        declared.kind != .decorator
      else { return nil }
      self.binding = binding
      self.location = location
      self.text = text
      type = graph.type(of: declared.key)
      kind = declared.kind
      contribution = declared.contribution
    }

    func mistake(_ kind: Mistake.Kind, _ replacement: String, reportedAt: Set<String>) -> Mistake {
      Mistake(
        kind: kind, file: location.file, line: location.line, replacement: replacement, subject: type.name,
        reportedAt: reportedAt)
    }

    /// Exactly the bindings that require this one report that it is missing.
    func removal(in graph: LinkedGraph) -> [Mistake] {
      guard contribution == nil else { return [] }
      let askers = graph.bindings.filter { other in
        graph.requirements[other.requirements].contains { graph.base(of: $0) == graph.bindings[binding].key }
      }
      return askers.isEmpty
        ? [] : [mistake(.removal, "", reportedAt: Set(askers.compactMap { $0.location.map(Mistake.place) }))]
    }

    func duplicate() -> [Mistake] {
      guard contribution == nil, kind != .componentFactory else { return [] }
      return [mistake(.duplicate, "\(text); \(text)", reportedAt: [Mistake.place(location)])]
    }

    func strangeRequest() -> [Mistake] {
      guard kind == .factory, contribution == nil else { return [] }
      return ["Character", "Provider<Character>", "@escaping () -> Character"].map {
        mistake(.strangeRequest, asking($0), reportedAt: [Mistake.place(location)])
      }
    }

    /// Makes the binding require each binding that depends on it.
    func cycles(in graph: LinkedGraph) -> [Mistake] {
      guard kind == .factory, contribution == nil else { return [] }
      var dependents: Set<Int> = []
      var open = [graph.bindings[binding].key]
      while let key = open.popLast() {
        for other in graph.bindings.indices
        where graph.requirements[graph.bindings[other].requirements].contains(where: { graph.base(of: $0) == key }) {
          if dependents.insert(other).inserted { open.append(graph.bindings[other].key) }
        }
      }
      let component = graph.component(ofBinding: binding)
      return dependents.sorted().filter { other in
        graph.bindings[other].kind == .factory
          && graph.lineage(of: component).contains(graph.component(ofBinding: other))
      }.flatMap { other -> [Mistake] in
        let name = graph.type(of: graph.bindings[other].key).name
        let forms =
          name.hasPrefix("Array") ? [name] : [name, "Provider<\(name)>", "@escaping () -> \(name)", "\(name)?"]
        return forms.map { mistake(.cycle, asking($0), reportedAt: [Mistake.place(location)]) }
      }
    }

    /// The statement with a factory that requires one type.
    private func asking(_ request: String) -> String {
      let start = text.range(of: ".to(")?.lowerBound ?? text.endIndex
      let bound = text[..<start].replacingOccurrences(of: ".bind()", with: ".bind(\(type.name).self)")
      return "\(bound).to { (_: \(request)) in fatalError() }"
    }
  }
}

extension RootFindings {
  /// The graph of the first root, linked.
  static func graphOfFirstRoot(in modules: [ModuleFacts]) -> LinkedGraph {
    let program = Program(modules)
    guard let root = try? program.rootComponents(selectedBy: []).first else {
      fatalError("There is no root component: name a module that declares one.")
    }
    return RootFindings(of: root, in: program, types: SpelledTypes(of: program), rules: []).graph
  }
}
