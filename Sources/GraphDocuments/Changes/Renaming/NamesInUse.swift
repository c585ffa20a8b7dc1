/// The names that occur in a document.
struct NamesInUse {
  /// The types, and the types that they are nested in.
  private(set) var types: Set<String> = []
  /// The keys as a whole, such as `Swift.Array<App.Page>`.
  let keys: Set<String>

  init(_ document: GraphDocument) {
    keys = Set(document.nodes.map(\.key.qualifiedName))
    var texts = keys
    func add(_ type: GraphDocument.TypeName?) {
      if let type { texts.insert(type.qualifiedName) }
    }
    for component in document.components {
      add(component.type)
      add(component.scope)
      add(component.seed)
      for module in component.modules { add(module.type) }
    }
    for node in document.nodes {
      add(node.tag)
      add(node.scope)
      for requirement in node.requirements {
        add(requirement.type)
        add(requirement.missingType)
      }
    }
    for name in texts.flatMap(NewNames.names(in:)) {
      // A known name was inserted with all enclosing names.
      var rest = name
      while types.insert(String(rest)).inserted, let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
        rest = rest[..<dot]
      }
    }
  }
}

/// Distinguishes a renamed type from a different type.
struct NameComparison {
  let old: NamesInUse
  let new: NamesInUse

  /// The difference between the keys of a binding in two documents.
  enum Difference {
    /// One type in them, which is renamed everywhere.
    case name(from: GraphDocument.TypeName, to: GraphDocument.TypeName)
    /// The key as a whole.
    case key
  }

  /// A type is renamed if the old name is gone and the new name was unused before.
  ///
  /// - Returns: `nil` if both are names of different types.
  func difference(_ old: GraphDocument.Node, _ new: GraphDocument.Node) -> Difference? {
    if let names = renamedType(from: old.key, to: new.key) { return .name(from: names.from, to: names.to) }
    if old.tag?.qualifiedName != new.tag?.qualifiedName { return .key }
    let areUnique = !self.new.keys.contains(old.key.qualifiedName) && !self.old.keys.contains(new.key.qualifiedName)
    return areUnique && Self.form(of: old.key) != Self.form(of: new.key) ? .key : nil
  }

  /// The only type in two names that is renamed.
  func renamedType(
    from old: GraphDocument.TypeName, to new: GraphDocument.TypeName
  ) -> (from: GraphDocument.TypeName, to: GraphDocument.TypeName)? {
    guard Self.form(of: old) == Self.form(of: new) else { return nil }
    let (oldTypes, newTypes) = (Self.types(in: old), Self.types(in: new))
    let pairs = zip(oldTypes, newTypes).filter { $0 != $1 }
    guard let (from, to) = pairs.first, pairs.allSatisfy({ $0 == from && $1 == to }),
      !self.new.types.contains(from.qualifiedName), !self.old.types.contains(to.qualifiedName)
    else { return nil }
    return (from, to)
  }

  /// The syntax around the names of types: `<>` of `Swift.Array<App.Page>`.
  private static func form(of type: GraphDocument.TypeName) -> String {
    NewNames.replacingNames(in: type.qualifiedName) { _ in "_" }
  }

  private static func types(in type: GraphDocument.TypeName) -> [GraphDocument.TypeName] {
    let (names, qualifiedNames) = (NewNames.names(in: type.name), NewNames.names(in: type.qualifiedName))
    return qualifiedNames.enumerated().map { position, qualifiedName in
      let name = names.count == qualifiedNames.count ? names[position] : qualifiedName
      return GraphDocument.TypeName(name: String(name), qualifiedName: String(qualifiedName))
    }
  }
}
