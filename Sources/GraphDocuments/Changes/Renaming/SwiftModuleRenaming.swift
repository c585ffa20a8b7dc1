/// Finds Swift modules that have another name in the newer document.
///
/// A module is renamed if its name is gone and most of its types are in one module with a new name. Several modules
/// that were merged into one are not renamed.
struct SwiftModuleRenaming {
  /// The older document, with the new names.
  let old: GraphDocument
  let names: NewNames
  let changes: [GraphChange]

  init(from old: GraphDocument, to new: GraphDocument) {
    let (before, after) = (Self.types(of: old), Self.types(of: new))
    var names: [String: String] = [:]
    for (name, types) in before where after[name] == nil {
      let candidates = after.filter { before[$0.key] == nil && 2 * $0.value.intersection(types).count > types.count }
      if candidates.count == 1 { names[name] = candidates.first?.key }
    }
    let counts = Dictionary(names.values.map { ($0, 1) }, uniquingKeysWith: +)
    names = names.filter { counts[$0.value] == 1 }
    self.names = NewNames(names)
    self.old = names.isEmpty ? old : self.names.replacing(in: old)
    changes = names.sorted { $0.key < $1.key }.map { name, newName in
      GraphChange(
        subject: GraphChange.Subject(name: newName, location: nil),
        fact: .swiftModuleRenamed(from: name, to: newName))
    }
  }

  /// The names of the types of each Swift module.
  private static func types(of document: GraphDocument) -> [String: Set<String>] {
    let types = document.components.map(\.type) + document.nodes.flatMap { [$0.key] + [$0.tag].compactMap { $0 } }
    return types.reduce(into: [:]) { modules, type in
      let parts = type.qualifiedName.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
      modules[String(parts[0]), default: []].insert(String(parts[1]))
    }
  }
}
