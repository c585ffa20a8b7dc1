import Cleanse

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
  private var lines: [String] = []

  /// - Parameter root: the node above the root component.
  init(of root: ComponentBinding) {
    for component in root.subcomponents { add(component, depth: 0) }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ component: ComponentBinding, depth: Int) {
    if depth > 0 { lines.append("") }
    let bindings = component.providers.map { (key: $0.key, infos: $0.value) }
    let root = bindings.first { $0.infos.contains(where: \.isRoot) }
    var facts: [String] = []
    if let scope = component.scope { facts.append("scope \(scope)") }
    if component.seed != Void.self { facts.append("seed \(component.seed)") }
    if let root { facts.append("root \(name(of: root.key))") }
    line("\(component.componentType.map { "\($0)" } ?? "?"): " + facts.joined(separator: ", "), depth: depth)
    let inOrder = bindings.map { (name: name(of: $0.key), fullName: String(reflecting: $0.key.type), infos: $0.infos) }
      .sorted { ($0.name, $0.fullName) < ($1.name, $1.fullName) }
    for binding in inOrder {
      for info in binding.infos { add(info, named: binding.name, depth: depth + 1) }
    }
    for child in component.subcomponents { add(child, depth: depth + 1) }
  }

  private mutating func add(_ info: ProviderInfo, named name: String, depth: Int) {
    var facts = [info.kind.description]
    if info.isCollectionContribution { facts.append("contribution") }
    if info.scope != nil { facts.append("shared") }
    if info.isRoot { facts.append("root") }
    let modules = info.modulePath.dropFirst()
    if !modules.isEmpty { facts.append("in " + modules.map { "\($0)" }.joined(separator: " > ")) }
    line("\(name): " + facts.joined(separator: ", "), depth: depth)
    for requirement in info.requirements { line(self.name(of: requirement), depth: depth + 1) }
  }

  private mutating func line(_ text: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// The type that a provider provides; for other providers than `Provider`, the provider.
  private func name(of key: ProviderKey) -> String {
    let name = key.description
    guard name.hasPrefix("Provider<"), name.hasSuffix(">") else { return name }
    return String(name.dropFirst("Provider<".count).dropLast())
  }
}
