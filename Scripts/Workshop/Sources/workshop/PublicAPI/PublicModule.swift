/// The public declarations of a module, and what it adds to the types of others.
struct PublicModule {
  let name: String
  let graphs: [SymbolGraph]

  /// Its declarations, sorted: the same in whichever order the compiler prints them. `typeNames` has the types of all
  /// modules.
  func symbols(typeNames: [String: String]) -> [PublicSymbol] {
    let relationships = graphs.flatMap(\.relationships)
    let defaults = relationships.filter { $0.kind == "defaultImplementationOf" }
    let required = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let withDefault = Set(defaults.map(\.target))
    // What a default says, the requirement has said.
    let left = Set(defaults.filter { required.contains($0.target) }.map(\.source))
    let conformances = Dictionary(
      grouping: relationships.compactMap { Conformance($0, typeNames: typeNames) }, by: \.type)
    let symbols = graphs.flatMap(\.symbols).filter { !left.contains($0.identifier.precise) }
    let declared = symbols.map { symbol in
      let id = symbol.identifier.precise
      return PublicSymbol(
        symbol, protocols: Set((conformances[id] ?? []).filter(\.isUnconditional).map(\.name)).sorted(),
        notes: required.contains(id) ? [withDefault.contains(id) ? "requirement with a default" : "requirement"] : [])
    }
    let types = Set(symbols.map(\.identifier.precise))
    let added = conformances.values.joined().filter { !$0.isUnconditional || !types.contains($0.type) }
      .compactMap { $0.symbol(typeNames: typeNames) }
    return Set(GeneratedArities.folded(declared) + added).sorted()
  }
}

/// A type that conforms to a protocol.
private struct Conformance {
  let type: String
  let name: String
  private let conditions: [String]

  var isUnconditional: Bool { conditions.isEmpty }

  /// Protocols that nearly every type conforms to, without a word in its declaration.
  private static let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

  init?(_ relationship: SymbolGraph.Relationship, typeNames: [String: String]) {
    guard relationship.kind == "conformsTo",
      let name = typeNames[relationship.target]
        ?? relationship.targetFallback?.split(separator: ".").last.map(String.init),
      !Self.implied.contains(name)
    else { return nil }
    self.name = name
    type = relationship.source
    conditions = (relationship.swiftConstraints ?? []).compactMap(\.words)
  }

  /// The conformance as an extension.
  func symbol(typeNames: [String: String]) -> PublicSymbol? {
    typeNames[type].map { path in
      let conditions = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
      return PublicSymbol(path: path, declaration: "extension \(path) : \(name)\(conditions)")
    }
  }
}
