import cleansec
import Foundation
import TestSupport

/// Small trees of components with faults of all kinds, the same ones in each run, in a source file.
struct RandomGraphs {
  static let module = "RandomGraphs"
  static let count = 200

  private static let file = "RandomGraphs.swift"
  /// Both readers see the same file, because the locations of diagnostics name it.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([Self.file: Self.source])
  }

  /// The declarations of the graphs, and a list of their roots.
  private static var source: String {
    let elements = (0..<7).map { "final class E\($0) {}" }
    let tags = (0..<3).map { "struct T\($0): Cleanse.Tag { typealias Element = E\($0) }" }
    let graphs = (0..<count).flatMap { number in
      var components = RandomComponents(seed: number)
      return ["", "enum Graph\(number) {"] + components.component("App", depth: 1) + ["}"]
    }
    let roots = (0..<count).map { "  Graph\($0).App.self," }
    let list = ["", "var randomGraphs: [any RootComponent.Type] {", "  ["] + roots + ["  ]", "}", ""]
    let declarations = elements + tags + ["struct Other: Cleanse.Scope {}"] + graphs + list
    return (["import Cleanse", ""] + declarations).joined(separator: "\n")
  }

  /// The graphs as the checker reads them.
  func facts() throws -> ModuleFacts {
    try TestCompiler.facts(ofModule: Self.module, sources: [folder.path(Self.file)])
  }

  /// The diagnostics of each graph in a program that validates them, as texts of `ComparedDiagnostic`.
  func diagnosticsAtRunTime() throws -> [[String]] {
    let main = try folder.write(
      """
      import Cleanse
      import Foundation

      func diagnostics<C: RootComponent>(of root: C.Type) -> [String] {
        GraphValidator.validate(root).diagnostics.map { ComparedDiagnostic($0).description }
      }
      print(String(decoding: try JSONEncoder().encode(randomGraphs.map { diagnostics(of: $0) }), as: UTF8.self))
      """, to: "main.swift")
    let compared = RepositoryFile.url("Tests/CheckerTests/Support/ComparedDiagnostic.swift").path
    let output = try TestProgram.output(of: [folder.path(Self.file), main, compared], ofModule: Self.module)
    return try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
  }
}

/// The components of one graph.
private struct RandomComponents {
  /// The state of the minimal standard generator of Park and Miller.
  private var state: Int
  /// The component that was installed last, whose factory can be required.
  private var installed: String?

  init(seed: Int) {
    state = seed * 7919 + 12345
    _ = below(2)
  }

  /// The lowest bits of the numbers are the least random ones.
  private mutating func below(_ limit: Int) -> Int {
    state = state * 16807 % 2_147_483_647
    return state / 7 % limit
  }

  /// A component, followed by its subcomponents.
  mutating func component(_ name: String, depth: Int) -> [String] {
    let scope = below(3) == 0 ? "Binder<Singleton>" : below(4) == 0 ? "Binder<Other>" : "UnscopedBinder"
    let childCount = depth < 2 ? below(3) : depth < 3 && below(5) == 0 ? 1 : 0
    let installsItself = depth > 1 && below(12) == 0
    var lines = [
      "  struct \(name)Root {}",
      "  struct \(name): \(depth == 1 ? "RootComponent" : "Component") {",
    ]
    if depth > 1 && below(3) == 0 { lines.append("    typealias Seed = \(element())") }
    lines.append("    static func configure(binder: \(scope)) {")
    let children = (0..<childCount).map { "\(name)\($0 + 1)" }
    for installed in children + (installsItself ? [name] : []) {
      lines.append("      binder.install(dependency: \(installed).self)")
    }
    installed = children.last
    let isScoped = scope != "UnscopedBinder"
    let moduleSize = below(3) == 0 ? 1 + below(2) : 0
    let moduleStatements = (0..<moduleSize).map { _ in "      " + statement(isScoped: isScoped) }
    if !moduleStatements.isEmpty { lines.append("      binder.include(module: \(name)Module.self)") }
    for _ in 0...below(4) { lines.append("      " + statement(isScoped: isScoped)) }
    lines += [
      "    }",
      "    static func configureRoot(binder bind: ReceiptBinder<\(name)Root>) -> BindingReceipt<\(name)Root> {",
      "      bind" + factory(of: "\(name)Root", limit: 4),
      "    }",
      "  }",
    ]
    if !moduleStatements.isEmpty {
      lines += ["  struct \(name)Module: Module {", "    static func configure(binder: \(scope)) {"]
      lines += moduleStatements + ["    }", "  }"]
    }
    for child in children { lines += component(child, depth: depth + 1) }
    return lines
  }

  private mutating func statement(isScoped: Bool) -> String {
    let kind = below(14)
    let name = element()
    let share = isScoped && below(2) == 1 ? ".sharedInScope()" : ""
    let privacy = below(9) == 0 ? ".visible(in: \(below(3) == 0 ? ".component" : ".module"))" : ""
    switch kind {
    case 0:
      let tag = below(3)
      return "binder.bind(E\(tag).self).tagged(with: T\(tag).self)\(privacy)\(share)" + factory(of: "E\(tag)", limit: 3)
    case 1 where below(4) == 0: return "binder.bind(\(name).self).intoCollection().to(value: [\(name)()])"
    case 1:
      let order = ["", "order: .last", "order: -1", "order: 7"][below(4)]
      return "binder.bind(\(name).self).intoCollection(\(order))\(share)" + factory(of: name, limit: 2)
    case 2:
      return "binder.bind(\(name).self).intoDictionary(key: \(below(2)))\(share)" + factory(of: name, limit: 2)
    case 3: return "binder.bindOptional(\(name).self)"
    case 4: return "binder.bind(\(name).self)\(privacy).to(value: \(name)())"
    case 5: return "binder.decorate(\(name).self)" + decorator(of: name, asking: below(2))
    case 6:
      return below(2) == 0
        ? "binder.decorate(tag: T\(below(3)).self) { $0 }"
        : "binder.decorate([\(name)].self)" + decorator(of: "[\(name)]", asking: below(2))
    default: return "binder.bind(\(name).self)\(share)\(privacy)" + factory(of: name, limit: 4)
    }
  }

  private mutating func decorator(of type: String, asking count: Int) -> String {
    let requests = (0..<count).map { _ in ", _: " + request() }.joined()
    return requests.isEmpty ? " { $0 }" : " { (value: \(type)\(requests)) in value }"
  }

  private mutating func factory(of result: String, limit: Int) -> String {
    let requests = (0..<below(limit)).map { _ in "_: " + request() }
    return requests.isEmpty ? ".to { \(result)() }" : ".to { (\(requests.joined(separator: ", "))) in \(result)() }"
  }

  private mutating func request() -> String {
    let kind = below(20)
    let name = element()
    switch kind {
    case 0..<7: return name
    case 7: return "Provider<\(name)>"
    case 8: return "@escaping () -> \(name)"
    case 9: return "\(name)?"
    case 10: return "WeakProvider<\(name)>"
    case 11: return "TaggedProvider<T\(below(3))>"
    case 12: return "[\(name)]"
    case 13: return "[Int: \(name)]"
    case 14: return installed.map { "ComponentFactory<\($0)>" } ?? "Provider<\(name)?>"
    case 16: return "Lazy<\(name)>"
    case 17: return "[Provider<\(name)>]"
    case 18: return "[Int: Lazy<\(name)>]"
    case 19: return "[() -> \(name)]"
    default: return "Provider<\(name)?>"
    }
  }

  private mutating func element() -> String {
    "E\(below(7))"
  }
}
