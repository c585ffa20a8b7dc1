/// The public declarations of a module, and its additions to types of other modules.
struct PublicModule {
  let name: String
  let graphs: [SymbolGraph]

  /// The declarations of the module, sorted, because the order of the compiler varies.
  func symbols(types: TypeTable) -> [PublicSymbol] {
    let relationships = graphs.flatMap(\.relationships)
    let defaults = relationships.filter { $0.kind == "defaultImplementationOf" }
    let required = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let withDefault = Set(defaults.map(\.target))
    // A default implementation repeats the declaration of its requirement.
    let left = Set(defaults.filter { required.contains($0.target) }.map(\.source))
    let conformances = Dictionary(grouping: relationships.compactMap { Conformance($0, types: types) }, by: \.type)
    let symbols = graphs.flatMap(\.symbols).filter { !left.contains($0.identifier.precise) }
    let declared = symbols.map { symbol in
      let id = symbol.identifier.precise
      return PublicSymbol(
        symbol, protocols: Set((conformances[id] ?? []).filter(\.isUnconditional).map(\.name)).sorted(),
        notes: required.contains(id) ? [withDefault.contains(id) ? "requirement with a default" : "requirement"] : [])
    }
    let own = Set(symbols.map(\.identifier.precise))
    let added = conformances.values.joined().filter { conformance in
      own.contains(conformance.type)
        ? !conformance.isUnconditional : !types.conformances.contains(conformance)
    }
    return Set(GeneratedArities.folded(declared) + added.compactMap { $0.symbol(types: types) }).sorted()
  }
}

/// The types of all modules.
struct TypeTable {
  fileprivate private(set) var names: [String: String] = [:]
  /// The conformances that modules declare for their own types.
  fileprivate private(set) var conformances: Set<Conformance> = []

  init(_ modules: some Sequence<PublicModule>) {
    let graphs = modules.map(\.graphs)
    for symbol in graphs.joined().flatMap(\.symbols) { names[symbol.identifier.precise] = symbol.path }
    for module in graphs {
      let own = Set(module.flatMap(\.symbols).map(\.identifier.precise))
      let declared = module.flatMap(\.relationships).compactMap { Conformance($0, types: self) }
      conformances.formUnion(declared.filter { own.contains($0.type) })
    }
  }
}

/// A type that conforms to a protocol.
private struct Conformance: Hashable {
  let type: String
  let name: String
  private let conditions: [String]

  var isUnconditional: Bool { conditions.isEmpty }

  /// Protocols that nearly every type conforms to implicitly.
  private static let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

  init?(_ relationship: SymbolGraph.Relationship, types: TypeTable) {
    guard relationship.kind == "conformsTo",
      let name = types.names[relationship.target]
        ?? relationship.targetFallback?.split(separator: ".").last.map(String.init),
      !Self.implied.contains(name)
    else { return nil }
    self.name = name
    type = relationship.source
    conditions = (relationship.swiftConstraints ?? []).compactMap(\.words)
  }

  /// The conformance as an extension.
  func symbol(types: TypeTable) -> PublicSymbol? {
    types.names[type].map { path in
      let conditions = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
      return PublicSymbol(path: path, declaration: "extension \(path) : \(name)\(conditions)")
    }
  }
}
