/// Finds Cleanse modules that have other names in the newer document: most parts of the old module are in the new one,
/// and are most of its parts.
struct RenamedModules {
  private(set) var pairs: [(old: GraphDocument.Module, new: GraphDocument.Module)] = []

  private typealias Place = DocumentMatch.ModulePlace

  /// A binding of a module, or a module that it includes.
  private enum Part: Hashable {
    /// By the identifier in the newer document.
    case node(String)
    case module(Place)
    case onlyHere
  }

  private struct Pair: Hashable {
    let old: Place
    let new: Place
  }

  init(_ match: DocumentMatch, renamed: [RenamedNodes.Pair]) {
    let gone = match.oldModules.filter { match.newModules[$0.key] == nil }
    let come = match.newModules.filter { match.oldModules[$0.key] == nil }
    guard !gone.isEmpty, !come.isEmpty else { return }
    let newNames = Dictionary(renamed.map { ($0.old.id, $0.new.id) }) { first, _ in first }
    let oldParts = Self.parts(of: match.old, match.oldModules, component: { match.components[$0] }) {
      (match.nodes[$0] ?? newNames[$0]).map { .node($0) } ?? .onlyHere
    }
    let newParts = Self.parts(of: match.new, match.newModules, component: { $0 }) { .node($0) }
    var homes: [Part: Place] = [:]
    for (place, parts) in newParts where come[place] != nil {
      for part in parts { homes[part] = place }
    }
    var common: [Pair: Int] = [:]
    for (place, parts) in oldParts where gone[place] != nil {
      for home in parts.compactMap({ homes[$0] }) where home.component == place.component {
        common[Pair(old: place, new: home), default: 0] += 1
      }
    }
    pairs = common.compactMap { pair, count in
      guard let old = gone[pair.old], let new = come[pair.new],
        2 * count > max(oldParts[pair.old]?.count ?? 0, newParts[pair.new]?.count ?? 0)
      else { return nil }
      return (old, new)
    }
  }

  /// - Parameters:
  ///   - component: the new component.
  ///   - node: returns the part for the identifier of a node.
  private static func parts(
    of document: GraphDocument, _ modules: [Place: GraphDocument.Module], component: (String) -> String?,
    node: (String) -> Part
  ) -> [Place: [Part]] {
    var parts: [Place: [Part]] = [:]
    for found in document.nodes where found.kind != .collection {
      guard let module = found.module, let component = component(found.component) else { continue }
      parts[Place(component: component, id: module), default: []].append(node(found.id))
    }
    for (place, module) in modules {
      guard let parent = module.parent else { continue }
      parts[Place(component: place.component, id: parent), default: []].append(.module(place))
    }
    return parts
  }
}
