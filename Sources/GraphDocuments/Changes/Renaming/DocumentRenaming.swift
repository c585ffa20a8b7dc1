import BindingGraph

/// Finds which parts of an older document have other names in a newer one.
///
/// What both documents name alike is matched first. Each round then looks for new names next to that, and reads the older
/// document with them, until there are no more.
///
/// - Complexity: O(n log n) for n nodes and dependencies.
struct DocumentRenaming {
  /// The older document, with the new names.
  private(set) var old: GraphDocument
  /// What is the same in that and in the newer document.
  private(set) var match: DocumentMatch
  let swiftModules: [GraphChange]
  /// The changes of components, modules and bindings, each once.
  private(set) var changes: [Subject: Change] = [:]
  /// The names of each round.
  private var rounds: [NewNames]

  /// What has a new name.
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

  /// More than any change needs: types in a chain, which have new names and other places, take a round for each two.
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

  /// What the older document called a type.
  private func formerName(of type: GraphDocument.TypeName) -> GraphDocument.TypeName {
    rounds.reversed().reduce(type) { $1.inverse.replacing(in: $0) }
  }

  /// The identifier of a component that the older document has.
  func formerID(_ id: String) -> String {
    rounds.reversed().reduce(id) { $1.inverse.replacing(in: $0) }
  }
}

/// What one round finds.
private struct RenamingRound {
  private(set) var changes: [DocumentRenaming.Subject: DocumentRenaming.Change] = [:]
  /// The new nodes of old ones that have another key, but whose types have no other name.
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
    // One name for one type, and one type for one name: what contradicts itself is no new name.
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
          // Headlines leave out outer types where that is clear.
          [(change.from.name, change.to.name), (Self.lastName(of: change.from), Self.lastName(of: change.to))]
        }.filter { $0.0 != $0.1 }
      ) { first, _ in first })
  }
  private static func lastName(of type: GraphDocument.TypeName) -> String {
    TypeName.parts(of: type.name).last.map(String.init) ?? type.name
  }
}
