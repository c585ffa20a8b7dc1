@testable import GraphDocuments

extension GraphDocument {
  /// A component tree in which bindings need some of the bindings after them. The same seed gives the same tree.
  ///
  /// It resembles the graphs of large apps: a component for about every 80 bindings, one to three dependencies each,
  /// some of them on bindings of ancestors, and few that close cycles.
  static func random(nodes count: Int, seed: UInt64 = 1) -> GraphDocument {
    var numbers = SeededNumbers(seed: seed)
    let tree = RandomTree(nodes: count, components: max(1, count / 80), seed: seed)
    let components = tree.parents.enumerated().map { number, parent in
      Component(
        id: "App.Component\(number)", type: .sample("Component\(number)"),
        scope: number.isMultiple(of: 2) ? .sample("Scope\(number)") : nil, seed: nil,
        parent: parent.map { "App.Component\($0)" }, depth: tree.path(to: number).count - 1, modules: [], root: nil,
        location: nil, repeatsAncestor: false)
    }
    let kinds: [Node.Kind] = [.factory, .factory, .factory, .value, .provider, .seed, .collection, .propertyInjector]
    var nodes = tree.homes.enumerated().map { number, home in
      let isShared = home.isMultiple(of: 2) && numbers.below(3) == 0
      let name = names[numbers.below(names.count)] + suffixes[numbers.below(suffixes.count)] + "\(number)"
      return Node(
        id: "App.Component\(home): App.\(name)", component: "App.Component\(home)", key: .sample(name), tag: nil,
        kind: kinds[numbers.below(kinds.count)], contribution: nil, scope: isShared ? .sample("Scope\(home)") : nil,
        module: nil, installs: nil,
        location: Location(file: "App/File\(number % 40).swift", line: number + 1, column: nil), requirements: [])
    }
    for edge in tree.edges {
      nodes[edge.source].requirements.append(
        Requirement(
          type: nodes[edge.target].key, forms: numbers.below(6) == 0 ? [.provider] : [], resolution: .bound,
          target: nodes[edge.target].id))
    }
    return GraphDocument(components: components, nodes: nodes, diagnostics: [])
  }

  private static let names = ["Session", "Account", "Image", "Network", "Message", "Profile", "Search", "Payment"]
  private static let suffixes = ["Store", "Service", "Client", "ViewModel", "Repository", "Coordinator", "Cache"]
}

/// Nested components in which most nodes need some of the nodes after them, of their own component or an ancestor.
private struct RandomTree {
  /// The parents of the components, of which the first three have all others.
  private(set) var parents: [Int?] = []
  /// The components of the nodes.
  private(set) var homes: [Int] = []
  private(set) var edges: [(source: Int, target: Int)] = []

  init(nodes count: Int, components: Int, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    for number in 0..<components { parents.append(number == 0 ? nil : numbers.below(min(number, 3))) }
    for _ in 0..<count { homes.append(numbers.below(components)) }
    for _ in 0..<Int(Double(count) * 1.8) where count > 1 {
      let source = numbers.below(count - 1)
      let target = source + 1 + numbers.below(min(count - source - 1, 120))
      if path(to: homes[source]).contains(homes[target]) || numbers.below(20) == 0 { edges.append((source, target)) }
      if numbers.below(60) == 0 { edges.append((target, source)) }
    }
  }

  /// A component and its ancestors, innermost first.
  func path(to component: Int) -> [Int] { [component] + (parents[component].map(path) ?? []) }
}

extension GraphDocument.TypeName {
  static func sample(_ name: String) -> GraphDocument.TypeName {
    GraphDocument.TypeName(name: name, qualifiedName: "App.\(name)")
  }
}
