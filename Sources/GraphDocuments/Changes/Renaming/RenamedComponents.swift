/// Finds components of one parent that have other names in the newer document.
///
/// A component is renamed if it still binds most of the same keys. If all of these are renamed too, it must be
/// installed at the same location, and its bindings must depend on others in the same way.
struct RenamedComponents {
  private(set) var pairs: [(old: GraphDocument.Component, new: GraphDocument.Component)] = []

  private let match: DocumentMatch
  private let places: PlaceMatch

  init(_ match: DocumentMatch, _ places: PlaceMatch) {
    (self.match, self.places) = (match, places)
    let gone = match.old.components.filter {
      match.components[$0.id] == nil && ($0.parent == nil || match.components[$0.parent ?? ""] != nil)
    }
    let come = match.new.components.filter { match.formerComponents[$0.id] == nil }
    guard !gone.isEmpty, !come.isEmpty else { return }
    pairs = withCommonKeys(gone, come)
    if pairs.isEmpty { pairs = atSamePlace(gone, come) }
  }

  // MARK: Keys

  private struct Key: Hashable {
    /// In the newer document; `nil` for the outermost component.
    let parent: String?
    let key: String
  }

  private func withCommonKeys(
    _ gone: [GraphDocument.Component], _ come: [GraphDocument.Component]
  ) -> [(old: GraphDocument.Component, new: GraphDocument.Component)] {
    let oldKeys = Self.keys(of: gone, in: match.old) { $0.parent.flatMap { match.components[$0] } }
    let newKeys = Self.keys(of: come, in: match.new) { $0.parent }
    var owners: [Key: [String]] = [:]
    for component in come {
      for key in newKeys[component.id] ?? [] { owners[key, default: []].append(component.id) }
    }
    var candidates: [(old: GraphDocument.Component, new: String)] = []
    for component in gone {
      let keys = oldKeys[component.id] ?? []
      let common = Dictionary(keys.flatMap { owners[$0] ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
      candidates += common.filter { 2 * $1 >= max(keys.count, newKeys[$0]?.count ?? 0) }.map { (component, $0.key) }
    }
    let oldCounts = Dictionary(candidates.map { ($0.old.id, 1) }, uniquingKeysWith: +)
    let newCounts = Dictionary(candidates.map { ($0.new, 1) }, uniquingKeysWith: +)
    let newComponents = Dictionary(come.map { ($0.id, $0) }) { first, _ in first }
    return candidates.compactMap { old, new in
      guard oldCounts[old.id] == 1, newCounts[new] == 1 else { return nil }
      return newComponents[new].map { (old, $0) }
    }
  }

  /// The keys that components bind: those that are nested in the component itself, without its name.
  private static func keys(
    of components: [GraphDocument.Component], in document: GraphDocument, parent: (GraphDocument.Component) -> String?
  ) -> [String: Set<Key>] {
    let found = Dictionary(components.map { ($0.id, $0) }) { first, _ in first }
    return document.nodes.reduce(into: [:]) { keys, node in
      guard let component = found[node.component] else { return }
      let key = NewNames([component.type.qualifiedName: "_"]).replacing(in: node.key.qualifiedName)
      keys[component.id, default: []].insert(Key(parent: parent(component), key: key))
    }
  }

  // MARK: Places

  /// The properties of a component without names.
  private struct Form: Hashable {
    let scope: String?
    let seed: String?
    let bindings: [Binding: Int]
  }

  private struct Binding: Hashable {
    let kind: GraphDocument.Node.Kind
    let isShared: Bool
    let dependencies: Int
    /// Its dependencies on nodes of both documents.
    let knownDependencies: Set<String>
  }

  private func atSamePlace(
    _ gone: [GraphDocument.Component], _ come: [GraphDocument.Component]
  ) -> [(old: GraphDocument.Component, new: GraphDocument.Component)] {
    let oldForms = Self.forms(of: gone, in: match.old) { match.nodes[$0] }
    let newForms = Self.forms(of: come, in: match.new) { match.formerNodes[$0] == nil ? nil : $0 }
    let installed = Dictionary(places.new.map { ($0.id, $0.installs) }) { first, _ in first }
    let components = Dictionary(come.map { ($0.id, $0) }) { first, _ in first }
    let successors = Dictionary(
      places.old.compactMap { factory in
        factory.installs.map { ($0, places.partners[factory.id].flatMap { installed[$0] ?? nil }) }
      }
    ) { first, _ in first }
    return gone.compactMap { old in
      guard let new = (successors[old.id] ?? nil).flatMap({ components[$0] }), let form = oldForms[old.id],
        form == newForms[new.id], form.bindings.reduce(0, { $0 + $1.value * $1.key.knownDependencies.count }) > 1
      else { return nil }
      return (old, new)
    }
  }

  private static func forms(
    of components: [GraphDocument.Component], in document: GraphDocument, node: (String) -> String?
  ) -> [String: Form] {
    let found = Set(components.map(\.id))
    var bindings: [String: [Binding: Int]] = [:]
    for binding in document.nodes where found.contains(binding.component) {
      let targets = binding.requirements.compactMap(\.target)
      let form = Binding(
        kind: binding.kind, isShared: binding.scope != nil, dependencies: targets.count,
        knownDependencies: Set(targets.compactMap(node)))
      bindings[binding.component, default: [:]][form, default: 0] += 1
    }
    return components.reduce(into: [:]) { forms, component in
      forms[component.id] = Form(
        scope: component.scope?.qualifiedName, seed: component.seed?.qualifiedName,
        bindings: bindings[component.id] ?? [:])
    }
  }
}
