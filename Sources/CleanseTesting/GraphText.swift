import BindingGraph

/// Writes a graph as text for review: sorted, without places in the code, so that a difference shows what has changed.
///
///     App: scope Singleton, root Ship
///       Engine: factory, shared, in EngineModule
///         Fuel
///       Ship: factory, shared, root
///         Engine
///
///       Cabin: seed Int, root Bed
///         …
///
/// Components stand in the order of their installation and bindings in that of their names; a collection's
/// contributions and a binding's requirements keep their order, which means something.
struct GraphText {
  private let graph: LinkedGraph
  private var lines: [String] = []

  init(of graph: LinkedGraph) {
    self.graph = graph
    if !graph.components.isEmpty { add(0, depth: 0) }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ id: ComponentNode.ID, depth: Int) {
    if depth > 0 { lines.append("") }
    let component = graph.components[id]
    let bindings = graph.bindings[component.bindings].filter { $0.kind != .optionalDeclaration }
    var facts: [String] = []
    if let scope = component.scope { facts.append("scope \(name(of: scope))") }
    if component.seed != TypeReference(Void.self) { facts.append("seed \(name(of: component.seed))") }
    if let root = bindings.first(where: \.isRoot) { facts.append("root \(name(of: root.key))") }
    line("\(name(of: component.type)): " + facts.joined(separator: ", "), depth: depth)
    for (name, bindings) in named(bindings) {
      for binding in bindings { add(binding, named: name, isScoped: component.scope != nil, depth: depth + 1) }
    }
    for child in component.children { add(child, depth: depth + 1) }
  }

  /// The bindings of each key, in the order of the keys' names.
  private func named(_ bindings: [Binding]) -> [(name: String, bindings: [Binding])] {
    var order: [Key] = []
    var bindingsOfKey: [Key: [Binding]] = [:]
    for binding in bindings {
      if bindingsOfKey[binding.key] == nil { order.append(binding.key) }
      bindingsOfKey[binding.key, default: []].append(binding)
    }
    let keys = order.enumerated().map { place, key in
      (name: name(of: key), qualifiedName: graph.type(of: key).qualifiedName, place: place, key: key)
    }
    return keys.sorted { ($0.name, $0.qualifiedName, $0.place) < ($1.name, $1.qualifiedName, $1.place) }
      .map { ($0.name, bindingsOfKey[$0.key] ?? []) }
  }

  private mutating func add(_ binding: Binding, named name: String, isScoped: Bool, depth: Int) {
    var facts = [GraphNodeKind(binding.kind).rawValue]
    if binding.contribution != nil { facts.append("contribution") }
    if binding.isShared, isScoped { facts.append("shared") }
    if binding.isSendable { facts.append("sendable") }
    if binding.lifecycle.contains(.eager) { facts.append("eager") }
    if binding.lifecycle.contains(.startHook) { facts.append("with a start hook") }
    if binding.lifecycle.contains(.stopHook) { facts.append("with a stop hook") }
    if binding.isRoot { facts.append("root") }
    let modules = graph.path(of: binding.module).dropFirst()
    if !modules.isEmpty { facts.append("in " + modules.map { self.name(of: $0) }.joined(separator: " > ")) }
    line("\(name): " + facts.joined(separator: ", "), depth: depth)
    for requirement in graph.requirements[binding.requirements] { line(self.name(of: requirement), depth: depth + 1) }
  }

  private mutating func line(_ text: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// The type behind a key; a provider of it means the same.
  private func name(of key: Key) -> String {
    if case .provider(let inner)? = graph.forms[key] { return name(of: graph.type(of: inner)) }
    return name(of: graph.type(of: key))
  }

  /// The type as the runtime prints it: committed snapshots have it so.
  private func name(of type: TypeReference) -> String {
    type.type.map { "\($0)" } ?? type.name
  }
}
