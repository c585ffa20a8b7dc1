/// The declarations of the components, as in `BindingGraph`.
extension LinkedGraph {
  package var components: [ComponentNode] { declarations.components }
  package var bindings: [Binding] { declarations.bindings }
  package var requirements: [Key] { declarations.requirements }
  package var modulePaths: [ModulePath] { declarations.modulePaths }
  package var dictionaryKeys: [String] { declarations.dictionaryKeys }
  package var isRootBuiltSynchronously: Bool { declarations.isRootBuiltSynchronously }
  package var synchronousBuilds: [SourceLocation] { declarations.synchronousBuilds }
  package var acceptances: Set<Acceptance> { declarations.acceptances }
  package var sendableCompositions: SendableCompositions { declarations.sendableCompositions }
  package var overridingBindings: [OverridingBinding] { declarations.overridingBindings }
  package var unfinishedBindings: [UnfinishedBinding] { declarations.unfinishedBindings }
  package var emptyOverrides: [TypeReference] { declarations.emptyOverrides }

  /// Returns the module whose private bindings a binding can depend on; `nil` for an override, unless it replaces a
  /// private binding.
  package func sight(ofBinding index: Int) -> ModulePath.ID? { declarations.sight(ofBinding: index) }

  /// Returns the module to which a binding is private, or the component if its own `configure` declares it; `nil` for
  /// other bindings.
  package func privateOwner(ofBinding index: Int) -> TypeReference? {
    guard bindings[index].visibility == .module else { return nil }
    return sight(ofBinding: index).map { modulePaths[$0].type }
  }

  /// Returns the location of a binding in the graph itself: for an override, that of the replaced binding.
  package func locationInGraph(ofBinding index: Int) -> SourceLocation? {
    declarations.replacedLocations[index] ?? bindings[index].location
  }

  /// Returns the type shown for a key; for a tagged key its `TaggedProvider`.
  package func type(of key: Key) -> TypeReference { types[key.index] }

  /// Whether two bindings come from one statement of a Cleanse module. A line of a helper that two components call
  /// counts as two statements.
  package func areOneStatement(_ first: Binding, _ second: Binding) -> Bool {
    guard let location = first.location, location == second.location else { return false }
    return modulePaths[first.module].type == modulePaths[second.module].type
  }
}

extension LinkedGraph {
  /// Whether the module of a binding, or a module that includes it, accepts a warning about the binding.
  package func accepts(_ warning: GraphWarning, for binding: Int) -> Bool {
    guard !acceptances.isEmpty else { return false }
    let key = bindings[binding].key
    var known: Set<ModulePath.ID> = []
    var open = [bindings[binding].module]
    while let module = open.popLast() {
      guard known.insert(module).inserted else { continue }
      if acceptances.contains(Acceptance(warning: warning, key: key, module: module)) { return true }
      if acceptances.contains(Acceptance(warning: warning, key: nil, module: module)) { return true }
      open += modulePaths[module].otherParents
      if let parent = modulePaths[module].parent { open.append(parent) }
    }
    return false
  }
}

extension IdleModule {
  /// - Parameter graph: the graph of a component with exactly the bindings of the module.
  package init(_ type: TypeReference, boundAloneIn graph: LinkedGraph) {
    var locations: [TypeReference: SourceLocation?] = [:]
    var exclusive: Set<TypeReference> = []
    for binding in graph.bindings[graph.components[0].bindings] where binding.binds {
      guard binding.visibility != .module else { continue }
      let bound = graph.type(of: binding.key)
      if binding.visibility == nil, locations[bound] == nil { locations[bound] = .some(binding.location) }
      if binding.contribution == nil { exclusive.insert(bound) }
    }
    let needs = graph.missing.map { graph.type(of: graph.base(of: $0.requested)) }.uniqued()
    self.init(type, locations: locations, exclusive: exclusive, needs: needs)
  }
}
