import BindingGraph
import Foundation

/// The names of nodes in a lock file: unique within their component.
///
/// They are the ends of the identifiers, except for contributions. The identifier of a contribution has a number, which
/// changes with each contribution before it; here it has the module that binds it, and a number within that.
struct LockNames {
  /// The component and the name of a node.
  struct Place: Hashable {
    let component: String
    let name: String
  }

  private(set) var places: [String: Place] = [:]

  init(of document: GraphDocument) {
    var unique: [String: UniqueNames] = [:]
    let positions = Self.positions(of: document)
    let contributions = document.nodes.filter { $0.contribution != nil }
      .sorted { positions[$0.id] ?? 0 < positions[$1.id] ?? 0 }
    for node in document.nodes.filter({ $0.contribution == nil }) + contributions {
      let name = unique[node.component, default: UniqueNames()].name(Self.name(of: node))
      places[node.id] = Place(component: node.component, name: name)
    }
  }

  /// The positions of contributions in their collections.
  private static func positions(of document: GraphDocument) -> [String: Int] {
    var positions: [String: Int] = [:]
    for requirement in document.nodes.lazy.filter({ $0.kind == .collection }).flatMap(\.requirements) {
      if let target = requirement.target, positions[target] == nil { positions[target] = positions.count }
    }
    return positions
  }

  /// The protocols among the types, whose short names have the word `any`.
  static func protocols(in document: GraphDocument) -> Set<String> {
    var types: Set<GraphDocument.TypeName> = []
    for component in document.components {
      types.formUnion([component.type, component.scope, component.seed].compactMap { $0 })
      types.formUnion(component.modules.map(\.type))
    }
    for node in document.nodes {
      types.formUnion([node.key, node.tag, node.scope].compactMap { $0 })
      types.formUnion(node.requirements.map(\.type))
    }
    return types.reduce(into: []) { protocols, type in
      guard type.name.contains("any ") else { return }
      TypeName(type.qualifiedName).forEachPath { parts in
        let names = parts.map { String($0.name) }
        let spellings = names.indices.map { "any " + names[$0...].joined(separator: ".") }
        if spellings.contains(where: { isName($0, in: type.name) }) { protocols.insert(names.joined(separator: ".")) }
      }
    }
  }

  /// Whether a text has a name that is not the beginning of a longer one.
  private static func isName(_ name: String, in text: String) -> Bool {
    text.components(separatedBy: name).dropFirst().contains { rest in
      rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
    }
  }

  private static func name(of node: GraphDocument.Node) -> String {
    if let contribution = node.contribution {
      return node.key.qualifiedName + " element" + (contribution.key.map { " under \($0)" } ?? "")
        + (node.module.map { " in \($0)" } ?? "")
    }
    let prefix = "\(node.component): "
    return node.id.hasPrefix(prefix) ? String(node.id.dropFirst(prefix.count)) : node.id
  }
}
