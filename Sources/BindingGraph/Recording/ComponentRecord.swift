/// The declarations of a component at one position of the tree, in the order in which a front end finds them.
///
///     var record = ComponentRecord(app, scope: nil, seed: void, root: ship)
///     record.addRequirement(engine)
///     record.addBinding(ship, kind: .factory, attributes: .root)
///
/// Positions of modules, bindings and requirements count from the start of the record. A `GraphAssembler` lays records
/// into a graph.
///
/// - Complexity: O(1) for each call, except `chooseRoot`.
package struct ComponentRecord {
  var node: ComponentNode
  /// The position of the binding that installs the component among those of its parent; `nil` for the outermost one.
  let factory: Int?
  /// The component itself, then each module after the first module that includes it.
  package var modules: [ModulePath]
  private(set) var bindings: [Binding] = []
  private(set) var requirements: [Key] = []
  private(set) var acceptances: Set<Acceptance> = []
  private var sendableKeys: [Key] = []
  /// The statements that begin a binding and do not finish it.
  package var unfinishedBindings: [UnfinishedBinding] = []
  private(set) var overriddenModules: [Int: ModulePath.ID] = [:]
  private(set) var replacedLocations: [Int: SourceLocation] = [:]
  private(set) var sendableCompositions = SendableCompositions()
  /// Whether a binding is the root.
  private var knowsRoot = false
  /// The position of the first requirement of the next binding.
  private var requirementStart = 0

  /// - Parameters:
  ///   - hasRoot: whether the component needs a root: false for a module that is checked alone.
  ///   - factory: the position of the binding that installs it among those of its parent; `nil` for the outermost one.
  ///   - location: the location of the installation.
  ///   - repeatsAncestor: whether the component contains itself here. Such a component has no bindings and no children.
  ///   - modules: the component itself, then its modules; empty for a component without modules.
  package init(
    _ type: TypeReference, scope: TypeReference?, seed: TypeReference, root: TypeReference, hasRoot: Bool = true,
    installedBy factory: Int? = nil, at location: SourceLocation? = nil, repeatsAncestor: Bool = false,
    modules: [ModulePath] = []
  ) {
    node = ComponentNode(
      type: type, scope: scope, seed: seed, root: root, location: location, repeatsAncestor: repeatsAncestor,
      hasRoot: hasRoot)
    self.factory = factory
    self.modules = modules.isEmpty ? [ModulePath(type: type, parent: nil)] : modules
  }

  /// Reserves memory for an expected number of bindings and requirements.
  package mutating func reserve(bindings: Int, requirements: Int) {
    self.bindings.reserveCapacity(bindings)
    self.requirements.reserveCapacity(requirements)
  }

  // MARK: Bindings

  /// Adds a requirement of the next binding.
  package mutating func addRequirement(_ key: Key) {
    requirements.append(key)
  }

  /// Adds a requirement of the next binding.
  /// - Parameter positions: those of the types that source code composes with `Sendable`.
  package mutating func addRequirement(_ key: Key, composedAt positions: Set<Int>) {
    if !positions.isEmpty {
      sendableCompositions.ofRequirements.append(
        .init(binding: bindings.count, index: requirements.count - requirementStart, positions: positions))
    }
    addRequirement(key)
  }

  /// Adds a binding, with the requirements that were added since the previous one.
  /// - Parameters:
  ///   - overriddenModule: for an override of a private binding, the module that sees it.
  ///   - location: `nil` for a statement without a location of its own, which has that of the installation.
  /// - Returns: the position of the binding.
  @discardableResult
  package mutating func addBinding(
    _ key: Key, in module: ModulePath.ID = 0, kind: BindingKind, contribution: Binding.Contribution? = nil,
    attributes: BindingAttributes = [], visibility: BindingVisibility? = nil,
    standingInFor overriddenModule: ModulePath.ID? = nil, at location: SourceLocation? = nil
  ) -> Int {
    let end = requirements.count
    bindings.append(
      Binding(
        key: key, kind: kind, contribution: contribution, attributes: attributes, visibility: visibility,
        location: location ?? node.location, module: module, requirements: requirementStart..<end))
    requirementStart = end
    let position = bindings.count - 1
    if let overriddenModule { overriddenModules[position] = overriddenModule }
    if attributes.contains(.root) { knowsRoot = true }
    return position
  }

  /// Sets the positions at which source code composes the type of a binding with `Sendable`.
  package mutating func setCompositions(of binding: Int, at positions: Set<Int>) {
    if !positions.isEmpty { sendableCompositions.ofBindings.append((binding, positions)) }
  }

  /// Sets the location of the binding that an override replaces.
  package mutating func setReplacedLocation(_ location: SourceLocation, of override: Int) {
    replacedLocations[override] = location
  }

  /// Accepts a warning for a key, or for all bindings of a module.
  package mutating func accept(_ warning: GraphWarning, for key: Key?, in module: ModulePath.ID) {
    acceptances.insert(Acceptance(warning: warning, key: key, module: module))
  }

  /// Declares the values of a key sendable, separately from its bindings.
  /// - Parameter shown: the type that messages show for the key.
  package mutating func declareSendable(_ key: Key, shown: TypeReference) {
    // A composition proves nothing about the plain type, which has the same key.
    if !shown.sharesKeyWithSendableComposition { sendableKeys.append(key) }
  }

  // MARK: Root

  /// Makes the first binding of a key the root if no binding is: for a `configureRoot` that binds nothing and returns
  /// the receipt of a binding of `configure`.
  package mutating func chooseRoot(boundAs key: @autoclosure () -> Key) {
    guard !knowsRoot else { return }
    let key = key()
    let candidates = bindings.indices.filter {
      bindings[$0].key == key && bindings[$0].binds && bindings[$0].kind != .componentFactory
    }
    // Like other requests of the component, prefers a binding that is private to the component's own `configure`.
    let binding =
      candidates.first { bindings[$0].visibility == .module && isSeenByComponent($0) }
      ?? candidates.first { bindings[$0].visibility != .module }
    if let binding { bindings[binding].attributes.insert(.root) }
  }

  /// Whether the component's own `configure` sees a binding that is private to a module.
  private func isSeenByComponent(_ binding: Int) -> Bool {
    (bindings[binding].isOverride ? overriddenModules[binding] : bindings[binding].module) == 0
  }

  // MARK: Assembly

  /// Adds the attribute `sendable` to the bindings of sendable keys.
  mutating func markSendableBindings() {
    guard !sendableKeys.isEmpty else { return }
    let keys = Set(sendableKeys)
    for index in bindings.indices where keys.contains(bindings[index].key) {
      bindings[index].attributes.formUnion(.sendable)
    }
  }

  /// Changes all positions to those in a graph that already has other modules, bindings and requirements.
  mutating func move(behind graph: BindingGraph) {
    guard !graph.components.isEmpty else { return }
    let (modules, others) = (graph.modulePaths.count, graph.bindings.count)
    node.module = modules
    for index in self.modules.indices { self.modules[index].move { $0 + modules } }
    for index in bindings.indices { bindings[index].move(modules: modules, requirements: graph.requirements.count) }
    acceptances = Set(acceptances.map { Acceptance(warning: $0.warning, key: $0.key, module: $0.module + modules) })
    overriddenModules = overriddenModules.reduce(into: [:]) { $0[$1.key + others] = $1.value + modules }
    replacedLocations = replacedLocations.reduce(into: [:]) { $0[$1.key + others] = $1.value }
    sendableCompositions.move(by: others)
  }
}
