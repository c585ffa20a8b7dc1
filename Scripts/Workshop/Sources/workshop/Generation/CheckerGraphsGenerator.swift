/// Small trees of components with errors of all kinds, which the checker reads and the tests validate at run time.
struct CheckerGraphsGenerator: Generator {
  let name = "checker-graphs"
  let summary = "Tests/Fixtures/Checker/RandomGraphs: random graphs, valid and broken"

  private static let count = 200

  func folders(for repository: Repository) -> [GeneratedFolder] {
    var folder = GeneratedFolder("Tests/Fixtures/Checker/RandomGraphs/Generated")
    folder.add("RandomGraphs.swift") {
      header
      """
      import Cleanse

      """
      for number in 0..<7 { "final class E\(number) {}" }
      for number in 0..<3 { "struct T\(number): Cleanse.Tag { typealias Element = E\(number) }" }
      "struct Other: Cleanse.Scope {}"
      for graph in 0..<Self.count {
        var components = RandomComponents(seed: graph)
        ""
        "enum Graph\(graph) {"
        components.component("App", depth: 1)
        "}"
      }
      """

      public var randomGraphs: [any RootComponent.Type] {
        [
      """
      for graph in 0..<Self.count { "    Graph\(graph).App.self," }
      """
        ]
      }
      """
    }
    return [folder]
  }
}

/// The components of one graph.
private struct RandomComponents {
  private var numbers: RandomNumbers
  /// The component that was installed last, whose factory can be required.
  private var installed: String?

  init(seed: Int) {
    numbers = RandomNumbers(state: seed * 7919 + 12345)
    _ = below(2)
  }

  /// The lowest bits of the numbers are the least random ones.
  private mutating func below(_ limit: Int) -> Int {
    numbers.next() / 7 % limit
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
    return requests.isEmpty ? ".to { \(result)() }" : ".to { (\(requests.joinedList)) in \(result)() }"
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
