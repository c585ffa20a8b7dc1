import Foundation

/// Finds Swift modules that have another name in the newer document.
///
/// A module is renamed where its name is gone, and most of its types are in one module whose name is new.
struct SwiftModuleRenaming {
  /// The older document, with the new names.
  private(set) var old: GraphDocument
  private(set) var changes: [GraphChange] = []

  init(from old: GraphDocument, to new: GraphDocument) {
    self.old = old
    let (before, after) = (Self.types(of: old), Self.types(of: new))
    for (name, types) in before.sorted(by: { $0.key < $1.key }) where after[name] == nil {
      let candidates = after.filter { before[$0.key] == nil && 2 * $0.value.intersection(types).count > types.count }
      guard candidates.count == 1, let newName = candidates.first?.key,
        let renamed = Self.document(self.old, replacing: name, with: newName)
      else { continue }
      self.old = renamed
      let subject = GraphChange.Subject(name: newName, location: nil)
      changes.append(GraphChange(subject: subject, fact: .swiftModuleRenamed(from: name, to: newName)))
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

  /// A document with another name of a Swift module: in all texts but the names of files.
  private static func document(
    _ document: GraphDocument, replacing name: String, with newName: String
  ) -> GraphDocument? {
    func renamed(_ value: Any) -> Any {
      switch value {
      case let text as String: replacing(name, with: newName, in: text)
      case let list as [Any]: list.map(renamed)
      case let members as [String: Any]:
        Dictionary(uniqueKeysWithValues: members.map { ($0, $0 == "file" ? $1 : renamed($1)) })
      default: value
      }
    }
    // What was encoded can be decoded: without a result, the module counts as another one.
    guard let tree = try? JSONSerialization.jsonObject(with: Data(JSONRenderer.text(of: document).utf8)),
      let json = try? JSONSerialization.data(withJSONObject: renamed(tree))
    else { return nil }
    return try? GraphDocument(json: json)
  }

  /// Replaces the first part of qualified names.
  private static func replacing(_ name: String, with newName: String, in text: String) -> String {
    let pieces = text.components(separatedBy: name + ".")
    return pieces.dropFirst().reduce(into: pieces[0]) { result, piece in
      let isInName = result.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
      result += (isInName ? name : newName) + "." + piece
    }
  }
}
