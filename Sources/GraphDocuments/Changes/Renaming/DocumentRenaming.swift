import BindingGraph

/// Finds the parts of an older document that have other names in a newer one.
///
/// First, parts with equal names are matched. Each round then searches for new names next to matched parts, and applies
/// them to the older document, until it finds no more.
///
/// - Complexity: O(n log n) for n nodes and dependencies.
struct DocumentRenaming {
  /// The older document, with the new names.
  private(set) var old: GraphDocument
  /// The matching parts of `old` and the newer document.
  private(set) var match: DocumentMatch
  let swiftModules: [GraphChange]
  /// The changes of components, modules and bindings, each once.
  private(set) var changes: [Subject: Change] = [:]
  /// The names of each round.
  private var rounds: [NewNames]

  /// The renamed part.
  enum Subject: Hashable {
    /// By the new qualified name.
    case component(String)
    case module(String)
    /// The type of a binding, by the identifier of the newer node.
    case binding(String)
  }

  struct Change {
    let from: GraphDocument.TypeName
    let to: GraphDocument.TypeName
  }

  /// More than any change needs: a chain of types that are all renamed and moved takes one round for every two of them.
  private static let mostRounds = 20

  init(from former: GraphDocument, to new: GraphDocument) {
    let renaming = SwiftModuleRenaming(from: former, to: new)
    old = renaming.old
    swiftModules = renaming.changes
    rounds = [renaming.names]
    match = DocumentMatch(from: old, to: new)
    let newNames = NamesInUse(new)
    var replaced: [String: String] = [:]
    for _ in 0..<Self.mostRounds {
      let round = RenamingRound(match, NameComparison(old: NamesInUse(old), new: newNames))
      guard !round.isEmpty else { break }
      for (subject, change) in round.changes {
        changes[subject] = Change(from: formerName(of: change.from), to: change.to)
      }
      rounds.append(round.names)
      old = round.names.replacing(in: old)
      replaced.merge(round.replaced) { first, _ in first }
      match = DocumentMatch(from: old, to: new, replaced: replaced)
    }
  }

  // MARK: Former names

  /// The name of a type in the older document.
  private func formerName(of type: GraphDocument.TypeName) -> GraphDocument.TypeName {
    rounds.reversed().reduce(type) { $1.inverse.replacing(in: $0) }
  }

  /// The identifier of a component that the older document has.
  func formerID(_ id: String) -> String {
    rounds.reversed().reduce(id) { $1.inverse.replacing(in: $0) }
  }
}

/// The results of one round.
private struct RenamingRound {
  private(set) var changes: [DocumentRenaming.Subject: DocumentRenaming.Change] = [:]
  /// The new nodes of old ones with another key whose types have no new name.
  private(set) var replaced: [String: String] = [:]
  let names: NewNames

  var isEmpty: Bool { changes.isEmpty && replaced.isEmpty }

  init(_ match: DocumentMatch, _ comparison: NameComparison) {
    let places = PlaceMatch(match)
    let nodes = RenamedNodes(match, places, comparison).pairs
    var found: [(subject: DocumentRenaming.Subject, change: DocumentRenaming.Change)] = []
    func add(_ subject: DocumentRenaming.Subject, _ old: GraphDocument.TypeName, _ new: GraphDocument.TypeName) {
      guard let names = comparison.renamedType(from: old, to: new) else { return }
      found.append((subject, DocumentRenaming.Change(from: names.from, to: names.to)))
    }
    for (old, new) in RenamedComponents(match, places).pairs {
      add(.component(new.type.qualifiedName), old.type, new.type)
    }
    for (old, new) in RenamedModules(match, renamed: nodes).pairs {
      add(.module(new.type.qualifiedName), old.type, new.type)
    }
    for pair in nodes {
      switch pair.difference {
      case .name(let from, let to): found.append((.binding(pair.new.id), .init(from: from, to: to)))
      case .key: replaced[pair.old.id] = pair.new.id
      }
    }
    // One new name for one type, and one type for one new name: contradictory results are dropped.
    let (from, to) = (\DocumentRenaming.Change.from.qualifiedName, \DocumentRenaming.Change.to.qualifiedName)
    let successors = Dictionary(grouping: found.map(\.change)) { $0[keyPath: from] }
    let predecessors = Dictionary(grouping: found.map(\.change)) { $0[keyPath: to] }
    found.removeAll { _, change in
      Set((successors[change[keyPath: from]] ?? []).map { $0[keyPath: to] }).count > 1
        || Set((predecessors[change[keyPath: to]] ?? []).map { $0[keyPath: from] }).count > 1
    }
    var known: Set<String> = []
    for (subject, change) in found where known.insert(change.from.qualifiedName).inserted { changes[subject] = change }
    names = NewNames(
      Dictionary(changes.values.map { ($0.from.qualifiedName, $0.to.qualifiedName) }) { first, _ in first },
      short: Dictionary(
        changes.values.flatMap { change in
          // Headlines omit outer types if the name is unique without them.
          [(change.from.name, change.to.name), (Self.lastName(of: change.from), Self.lastName(of: change.to))]
        }.filter { $0.0 != $0.1 }
      ) { first, _ in first })
  }
  private static func lastName(of type: GraphDocument.TypeName) -> String {
    TypeName.parts(of: type.name).last.map(String.init) ?? type.name
  }
}
