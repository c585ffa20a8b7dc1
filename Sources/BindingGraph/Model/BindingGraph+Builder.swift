extension BindingGraph {
  /// Builds the graph of a front end, in the order in which the front end finds declarations.
  ///
  ///     var builder = BindingGraph.Builder()
  ///     let app = builder.addComponent(…)
  ///     builder.addRequirement(engine)
  ///     builder.addBinding(ship, in: builder.module(of: app), kind: .factory)
  ///     let graph = builder.finish()
  ///
  /// Add a component before its modules, and a module before its bindings. Apart from that, calls for different
  /// components may be interleaved: the bindings and the children of each component keep their order.
  ///
  /// - Complexity: O(1) for each call. `finish` moves bindings only if they were not added component by component, in
  ///   the order of the components.
  package struct Builder {
    /// An added binding. `finish` determines its position in the graph.
    package struct BindingReference: Equatable, Sendable {
      let number: Int

      /// Returns the binding that was added `distance` bindings after this one.
      package func advanced(by distance: Int) -> BindingReference { BindingReference(number: number + distance) }
    }

    /// Bindings of one component that were added consecutively, up to the start of the next stretch.
    struct Stretch {
      let component: ComponentNode.ID
      let start: Int
    }

    var graph = BindingGraph()
    var stretches: [Stretch] = []
    var factories: [ComponentNode.ID: BindingReference] = [:]
    var componentOfModule: [ComponentNode.ID] = []
    /// The number of each component's root binding; negative for a component without one so far.
    private var rootBindings: [Int] = []
    private var numberOfDictionaryKey: [AnyHashable: Int32] = [:]
    /// The module of the last binding.
    private var currentModule: ModulePath.ID = -1
    /// The position of the first requirement of the next binding.
    private var requirementStart = 0

    /// - Parameters:
    ///   - bindings: the expected number of bindings.
    ///   - requirements: the expected number of requirements.
    package init(expectingBindings bindings: Int = 0, requirements: Int = 0) {
      graph.bindings.reserveCapacity(bindings)
      graph.requirements.reserveCapacity(requirements)
    }

    // MARK: Components

    /// Adds a component to the tree, after the other children of its parent.
    /// - Parameters:
    ///   - parent: the component that installs it; `nil` for the first component, which is the outermost one.
    ///   - location: the location of the installation.
    ///   - repeatsAncestor: whether the component contains itself here. Such a component has no bindings and no
    ///     children.
    ///   - hasRoot: whether the component needs a root: false for a module that is checked alone.
    package mutating func addComponent(
      _ type: TypeReference, scope: TypeReference?, seed: TypeReference, root: TypeReference,
      in parent: ComponentNode.ID?, at location: SourceLocation?, repeatsAncestor: Bool = false,
      hasRoot: Bool = true
    ) -> ComponentNode.ID {
      let component = graph.components.count
      if let parent {
        Self.demand(
          graph.components.indices.contains(parent),
          "Component \(parent) does not exist: add a parent before its children.")
        graph.components[parent].children.append(component)
      } else {
        Self.demand(component == 0, "The graph already has a root component: add other components with their parent.")
      }
      graph.components.append(
        ComponentNode(
          type: type, scope: scope, seed: seed, root: root, parent: parent, location: location,
          repeatsAncestor: repeatsAncestor, hasRoot: hasRoot, module: graph.modulePaths.count))
      graph.modulePaths.append(ModulePath(type: type, parent: nil))
      componentOfModule.append(component)
      rootBindings.append(-1)
      return component
    }

    /// Sets the binding that installs a component: one of its parent, of the kind `componentFactory`.
    package mutating func setFactory(of component: ComponentNode.ID, to binding: BindingReference) {
      Self.demand(
        graph.components.indices.contains(component) && graph.bindings.indices.contains(binding.number),
        "setFactory(of:to:) takes a component and a binding of this builder: add both first.")
      Self.demand(factories[component] == nil, "A component has one factory: add a component for each installation.")
      factories[component] = binding
    }

    // MARK: Bindings

    /// Adds a requirement of the next binding.
    package mutating func addRequirement(_ key: Key) {
      graph.requirements.append(key)
    }

    /// Adds a requirement of the next binding.
    /// - Parameter positions: those of the types that source code composes with `Sendable`.
    package mutating func addRequirement(_ key: Key, composedAt positions: Set<Int>) {
      if !positions.isEmpty {
        let index = graph.requirements.count - requirementStart
        graph.sendableCompositions.ofRequirements.append(
          .init(binding: graph.bindings.count, index: index, positions: positions))
      }
      addRequirement(key)
    }

    /// Adds a binding to the component of its module, with the requirements that were added since the previous binding.
    /// - Parameter overriddenModule: for an override of a private binding, the module that sees it.
    @discardableResult
    package mutating func addBinding(
      _ key: Key, in module: ModulePath.ID, kind: Binding.Kind, contribution: Binding.Contribution? = nil,
      attributes: BindingAttributes = [], visibility: BindingVisibility? = nil,
      standingInFor overriddenModule: ModulePath.ID? = nil, at location: SourceLocation? = nil
    ) -> BindingReference {
      if module != currentModule { begin(module) }
      let number = graph.bindings.count
      let end = graph.requirements.count
      graph.bindings.append(
        Binding(
          key: key, kind: kind, contribution: contribution, attributes: attributes, visibility: visibility,
          location: location, module: module, requirements: requirementStart..<end))
      requirementStart = end
      if let overriddenModule { graph.overriddenModules[number] = overriddenModule }
      if attributes.contains(.root) { rootBindings[componentOfModule[module]] = number }
      return BindingReference(number: number)
    }

    /// Sets the positions at which source code composes the type of a binding with `Sendable`.
    package mutating func setCompositions(of binding: BindingReference, at positions: Set<Int>) {
      if !positions.isEmpty { graph.sendableCompositions.ofBindings.append((binding.number, positions)) }
    }

    /// Sets the location of the binding that an override replaces.
    package mutating func setReplacedLocation(_ location: SourceLocation, of override: BindingReference) {
      graph.replacedLocations[override.number] = location
    }

    /// Begins the bindings of another module.
    private mutating func begin(_ module: ModulePath.ID) {
      checkModule(module)
      currentModule = module
      let component = componentOfModule[module]
      if stretches.last?.component != component {
        stretches.append(Stretch(component: component, start: graph.bindings.count))
      }
    }

    /// Returns the contribution of a dictionary element. Equal keys get equal numbers.
    package mutating func dictionaryElement(under key: AnyHashable) -> Binding.Contribution {
      if let number = numberOfDictionaryKey[key] { return .dictionary(key: number) }
      let number = Int32(graph.dictionaryKeys.count)
      numberOfDictionaryKey[key] = number
      graph.dictionaryKeys.append(TypeName.withPlainSpaces(String(describing: key.base)))
      return .dictionary(key: number)
    }

    /// Adds a statement that begins a binding and does not finish it.
    package mutating func addUnfinishedBinding(_ binding: UnfinishedBinding) {
      graph.unfinishedBindings.append(binding)
    }

    // MARK: Root

    /// Whether a binding of the component is its root.
    package func hasRoot(_ component: ComponentNode.ID) -> Bool { rootBindings[component] >= 0 }

    /// Makes the first binding of a key the root of a component without one: for a `configureRoot` that binds nothing
    /// and returns the receipt of a binding of `configure`.
    package mutating func chooseRoot(of component: ComponentNode.ID, boundAs key: Key) {
      let candidates = graph.bindings.indices.filter {
        let binding = graph.bindings[$0]
        return binding.key == key && binding.binds && binding.kind != .componentFactory
          && componentOfModule[binding.module] == component
      }
      // Like other requests of the component, prefers a binding that is private to the component's own `configure`.
      let own = graph.components[component].module
      let binding =
        candidates.first { graph.bindings[$0].visibility == .module && graph.sight(ofBinding: $0) == own }
        ?? candidates.first { graph.bindings[$0].visibility != .module }
      guard let binding else { return }
      graph.bindings[binding].attributes.insert(.root)
      rootBindings[component] = binding
    }

    /// Records that a `ComponentFactory` builds the outermost component, which it does without `await`.
    /// - Parameter calls: the locations of the calls, as far as known.
    package mutating func buildRootSynchronously(at calls: [SourceLocation] = []) {
      graph.isRootBuiltSynchronously = true
      graph.synchronousBuilds += calls
    }

    // MARK: Overrides

    /// Adds a binding of an override.
    package mutating func addOverride(_ binding: OverridingBinding) {
      graph.overridingBindings.append(binding)
    }

    /// Adds an override module without bindings.
    package mutating func addEmptyOverride(_ module: TypeReference) {
      graph.emptyOverrides.append(module)
    }

    // MARK: Result

    /// Returns the graph of all added declarations.
    /// - Parameter isTrusted: whether only debug builds check the invariants of the graph: for the only front end that
    ///   runs at each program start.
    package consuming func finish(isTrusted: Bool = false) -> BindingGraph {
      Self.demand(
        requirementStart == graph.requirements.count,
        "Requirements were added without a binding: add the binding after them.")
      for (component, node) in graph.components.enumerated() where node.parent != nil {
        Self.demand(
          factories[component] != nil,
          "\(node.type) has no factory: call setFactory(of:to:) with the binding of its parent that installs it.")
      }
      layOut()
      if isTrusted {
        assert(graph.brokenInvariants.isEmpty, "The graph violates \(graph.brokenInvariants).")
      } else {
        Self.demand(graph.brokenInvariants.isEmpty, "The graph violates \(graph.brokenInvariants).")
      }
      return graph
    }
  }
}
