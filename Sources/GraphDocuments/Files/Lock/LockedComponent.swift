/// A component of a lock file, with the facts below it.
struct LockedComponent {
  let line: Int
  let id: String
  var parent: String?
  /// The qualified name.
  var type: String
  var scope: String?
  var seed: String?
  var root: (name: String, line: Int)?
  var repeatsAncestor = false
  var modules: [LockedModule] = []
  var bindings: [LockedBinding] = []
  var needs: [LockedNeed] = []

  private enum Option: String {
    case `in`, type
  }

  private enum FactWord: String {
    case `is`, needs
  }

  /// Reads the rest of a line that begins with `component`.
  init(_ words: inout LockWords) throws {
    line = words.line
    id = try words.name("the name of the component")
    var type: String?
    while let option = try words.option(Option.self) {
      switch option {
      case .in: parent = try words.name("the name of a component")
      case .type: type = try words.name("the name of a type")
      }
    }
    let prefix = parent.map { "\($0) > " } ?? ""
    self.type = type ?? (id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id)
  }

  /// Reads a line below that of the component.
  mutating func add(_ words: inout LockWords) throws {
    switch words.keyword(LockLine.Keyword.self) {
    case .repeated: repeatsAncestor = true
    case .root: root = (try words.name("the name of a binding"), words.line)
    case .scope: scope = try words.name("the name of a scope")
    case .seed: seed = try words.name("the name of a type")
    case .module: modules.append(try LockedModule(&words))
    case nil:
      let name = try words.name("a fact")
      switch words.keyword(FactWord.self) {
      case .is: bindings.append(try LockedBinding(name, &words))
      case .needs: needs.append(try LockedNeed(of: name, &words))
      case nil: throw words.error("neither 'is' nor 'needs' follows '\(name)'")
      }
    }
    try words.end()
  }
}

/// A module of a lock file.
struct LockedModule {
  let line: Int
  let id: String
  private(set) var parent: String?
  private(set) var type: String

  private enum Option: String {
    case `in`, type
  }

  init(_ words: inout LockWords) throws {
    line = words.line
    id = try words.name("the name of a module")
    type = id
    while let option = try words.option(Option.self) {
      switch option {
      case .in: parent = try words.name("the name of a module")
      case .type: type = try words.name("the name of a type")
      }
    }
  }
}
