#if DEBUG || DetailedReports
  /// Gathers suggestions for missing keys. Used only for faulty graphs.
  struct MissingBindingHints {
    private let graph: LinkedGraph
    private let advisor: any TypeAdvisor
    private let nearMisses: NearMissFinder
    private let namesakes: Namesakes
    /// The included modules of each Swift module, in the order of inclusion.
    private let modulesOfLibrary: [String: [(component: ComponentNode.ID, module: ModulePath.ID)]]
    /// The tags of missing assisted factories, by their products.
    private let wantedFactories: [TypeReference: TypeReference]
    /// The full names of all bound types.
    private lazy var boundNames = graph.namesOfBoundTypes
    private var unusedSeeds: [ComponentNode.ID: TypeReference?] = [:]

    init(in graph: LinkedGraph, advisor: any TypeAdvisor) {
      self.graph = graph
      self.advisor = advisor
      nearMisses = NearMissFinder(in: graph, advisor: advisor)
      namesakes = Namesakes(in: graph)
      modulesOfLibrary = graph.modulesOfLibrary
      wantedFactories = graph.wantedFactories(advisor: advisor)
    }

    /// - Parameters:
    ///   - requirements: the requirements of the key, the most important one first.
    ///   - common: the innermost common ancestor of the requesting components.
    mutating func add(
      to fact: inout MissingBindingFact, about key: Key, of requirements: [LinkedGraph.MissingRequirement],
      common: ComponentNode.ID
    ) {
      let (type, shape) = (fact.key, fact.shape)
      let search = nearMisses.search(for: key, of: requirements, common: common)
      let elements = shape.isCollection ? [shape.wrapped].compactMap { $0 } : []
      let namesakesOfKey = search.nearMisses.filter { $0.kind == .sameName }.map(\.bound)
      fact.typeOfAnotherCopy = (elements + namesakesOfKey).first { advisor.shape(of: $0) == .ofAnotherCopy }
      guard fact.typeOfAnotherCopy == nil else { return }
      // Next to the first dependent, or else in the component itself.
      let first = requirements[0]
      let isFirstInCommon = graph.component(ofBinding: first.binding) == common
      let asker = (isFirstInCommon ? graph.sight(ofBinding: first.binding) : nil) ?? graph.components[common].module
      let isPrivate = search.nearMisses.contains(where: \.isPrivateBinding)
      let owner =
        isPrivate || search.initializer?.signature.isPublic == true
        ? nil : module(declaring: type, seenBy: common, not: asker)
      let module = owner ?? asker
      fact.step = advisor.bindingStep(for: type)
      fact.nearMisses = search.nearMisses
      fact.inclusions = search.inclusions
      fact.unfinished = unfinishedBindings(of: type)
      fact.initializer = search.initializer.flatMap { initializer in
        initializer.signature.isPublic || graph.modulePaths[module].type.module == initializer.type.module
          ? initializer : nil
      }
      fact.initializers = [.value, .object].contains(fact.shape) ? advisor.initializers(of: type) : nil
      fact.module = owner.map { graph.modulePaths[$0].type }
      if isPrivate || type.isPrivate, Set(requirements.map { graph.sight(ofBinding: $0.binding) }).count == 1 {
        fact.askingModule = graph.modulePaths[asker].type
      }
      fact.tag = tag(in: type, shape: shape)
      fact.wantedFactory = wantedFactory(of: first, asking: shape)
      fact.assistedFactory = assistedFactory(of: first, asking: shape)
      fact.unusedSeed = unusedSeed(of: common)
      fact.statementPlace = graph.modulePaths[module].statementPlace
      fact.isWantedAsOptional = requirements.allSatisfy { isOptional($0.requested) }
      fact.mayBeAbsent = fact.isWantedAsOptional && graph.allowsAbsence(of: key, seenBy: common)
      fact.demands = demands(of: requirements, on: type, in: common, statedIn: module)
      fact.namesakes = ([type] + fact.nearMisses.map(\.bound)).flatMap(namesakes.types).uniqued()
      fact.implementations = implementations(of: fact, seenIn: graph.modulePaths[module].type.module)
      fact.factoryOfArgument = factoryOfArgument(of: type, on: fact.path)
      fact.terminatorWithDefaults = terminatorWithDefaults(of: requirements, without: type)
      fact.mayBeGiven = !graph.components[0].hasRoot
    }

    /// Returns the seed of a component, if nothing depends on it: the type of the seed or of the requests may be a
    /// mistake.
    private mutating func unusedSeed(of component: ComponentNode.ID) -> TypeReference? {
      if let known = unusedSeeds[component] { return known }
      let seed = findUnusedSeed(of: component)
      unusedSeeds.updateValue(seed, forKey: component)
      return seed
    }

    private func findUnusedSeed(of component: ComponentNode.ID) -> TypeReference? {
      guard let seed = graph.components[component].bindings.first(where: { graph.bindings[$0].kind == .seed }) else {
        return nil
      }
      let key = graph.bindings[seed].key
      return graph.requirements.contains { graph.base(of: $0) == key } ? nil : graph.type(of: key)
    }

    /// Returns the included module that is of the type's own Swift module, if the dependent is of another one.
    private func module(
      declaring type: TypeReference, seenBy component: ComponentNode.ID, not asker: ModulePath.ID
    ) -> ModulePath.ID? {
      guard let library = type.library(shape: advisor.shape(of: type)), library != graph.modulePaths[asker].type.module,
        !TypeReference.platformLibraries.contains(library)
      else { return nil }
      let modules = modulesOfLibrary[library] ?? []
      return graph.lineage(of: component).lazy.compactMap { home in modules.first { $0.component == home }?.module }
        .first
    }

    /// Returns the restrictions that requests put on a binding in a component.
    private func demands(
      of requirements: [LinkedGraph.MissingRequirement], on type: TypeReference, in component: ComponentNode.ID,
      statedIn module: ModulePath.ID
    ) -> MissingBindingFact.Demands {
      let isWeak = requirements.map { graph.isWeak($0.requested) }
      let built = Set(graph.handles.compactMap(graph.componentOfHandle))
      return MissingBindingFact.Demands(
        mustBeShared: isWeak.contains(true), isOnlyWeak: !isWeak.contains(false),
        mustBeSendable: requirements.contains { requirement in
          graph.lineage(of: graph.component(ofBinding: requirement.binding)).prefix { $0 != component }
            .contains(where: built.contains)
        },
        canBeShared: graph.components[component].scope != nil && graph.components[component].module == module,
        isSendable: advisor.isSendable(type) == true,
        isNamedByParameter: isNamedByParameter(type, in: graph.modulePaths[module].type))
    }

    /// Whether the code of a component or module probably names a type by a type parameter. A running program suggests no
    /// insertion, so it need not know.
    private func isNamedByParameter(_ type: TypeReference, in place: TypeReference) -> Bool {
      guard place.type == nil else { return false }
      return TypeName(place.fullName).argumentNames.contains { type.fullName.contains($0) }
    }

    /// Returns the types that a binding of a missing protocol could create, if no binding of the graph was intended.
    private mutating func implementations(
      of fact: MissingBindingFact, seenIn library: String?
    ) -> [TypeReference] {
      guard fact.shape == .existential, !fact.key.isOfStandardLibrary, fact.nearMisses.isEmpty else { return [] }
      let bound = boundNames
      return advisor.implementations(of: fact.key).filter { type in
        !type.isPrivate && !type.isOfCleanse && !bound.contains(type.fullName)
          && advisor.canName(type, in: library) == true
      }.inOrder { $0.qualifiedName < $1.qualifiedName }
    }

    /// Returns the tag of the last assisted factory on a path whose argument is of a type.
    private func factoryOfArgument(of type: TypeReference, on path: RootPath?) -> TypeReference? {
      path?.links.reversed().lazy.compactMap { link in
        guard case .assistedFactory(let tag, type, _) = advisor.shape(of: link.type) else { return nil }
        return tag
      }.first
    }

    /// Returns the end of a statement that binds the only dependent, without the argument that has a default.
    private func terminatorWithDefaults(
      of requirements: [LinkedGraph.MissingRequirement], without type: TypeReference
    ) -> DiagnosticText? {
      let dependents = requirements.map { graph.type(of: graph.bindings[$0.binding].key) }.uniqued()
      guard dependents.count == 1, let signature = advisor.onlyInitializer(of: dependents[0]),
        signature.parameters.contains(where: \.hasDefault), !signature.needs.contains(type)
      else { return nil }
      return signature.terminator(of: dependents[0])
    }

    /// Returns the tag, if a type or the element of a collection is one.
    private func tag(in type: TypeReference, shape: TypeShape) -> MissingBindingFact.Tag? {
      let type = shape.isCollection ? shape.wrapped ?? type : type
      return advisor.elementOfTag(type).map { MissingBindingFact.Tag(type: type, element: $0) }
    }

    private func wantedFactory(
      of requirement: LinkedGraph.MissingRequirement, asking shape: TypeShape
    ) -> TypeReference? {
      guard case .assisted = shape else { return nil }
      return wantedFactories[graph.type(of: graph.bindings[requirement.binding].key)]
    }

    /// Returns the tag of an assisted factory whose binding requires an argument besides its own.
    private func assistedFactory(
      of requirement: LinkedGraph.MissingRequirement, asking shape: TypeShape
    ) -> TypeReference? {
      guard case .assisted = shape,
        case .assistedFactory(let tag, _, _) = advisor.shape(
          of: graph.type(of: graph.bindings[requirement.binding].key))
      else { return nil }
      return tag
    }

    /// Returns the unfinished bindings of the type, of the type behind a tag or collection, or of an assisted factory of
    /// the same product.
    private func unfinishedBindings(of type: TypeReference) -> [UnfinishedBinding] {
      guard !graph.unfinishedBindings.isEmpty else { return [] }
      let shape = advisor.shape(of: type)
      return graph.unfinishedBindings.filter { begun in
        begun.type == type || begun.type == shape.wrapped || isFactory(begun.type, as: shape)
      }.uniqued()
    }

    /// Whether a type is an assisted factory of the same product; a later step declares its argument.
    private func isFactory(_ type: TypeReference, as shape: TypeShape) -> Bool {
      guard case .assistedFactory(_, _, let product?) = shape else { return false }
      guard case .assistedFactory(_, _, product) = advisor.shape(of: type) else { return false }
      return true
    }

    private func isOptional(_ key: Key) -> Bool {
      var key = key
      while let form = graph.forms[key] {
        if case .optional = form { return true }
        guard let inner = form.inner else { return false }
        key = inner
      }
      return false
    }
  }

  extension LinkedGraph {
    /// Whether a component or one of its ancestors declares a key with `bindOptional`.
    fileprivate func allowsAbsence(of key: Key, seenBy component: ComponentNode.ID) -> Bool {
      lineage(of: component).contains { ancestor in
        components[ancestor].bindings.contains {
          bindings[$0].kind == .optionalDeclaration && base(of: bindings[$0].key) == base(of: key)
        }
      }
    }

    fileprivate var namesOfBoundTypes: Set<String> { Set(bindings.filter(\.binds).map { type(of: $0.key).fullName }) }

    fileprivate func wantedFactories(advisor: any TypeAdvisor) -> [TypeReference: TypeReference] {
      var found: [TypeReference: TypeReference] = [:]
      for type in missing.map({ self.type(of: base(of: $0.requested)) }) {
        if case .assistedFactory(let tag, _, let product?) = advisor.shape(of: type) {
          found[product] = found[product] ?? tag
        }
      }
      return found
    }

    /// Returns a module, the modules that include it, and the component.
    private func lineage(ofModule module: ModulePath.ID) -> [ModulePath.ID] {
      sequence(first: module) { self.modulePaths[$0].parent }.map { $0 }
    }

    /// Leaves out modules of overrides: a new binding in one of them would be an unused override.
    fileprivate var modulesOfLibrary: [String: [(component: ComponentNode.ID, module: ModulePath.ID)]] {
      let overriding = Set(bindings.filter(\.isOverride).flatMap { lineage(ofModule: $0.module).dropLast() })
      let components = Dictionary(self.components.indices.map { (self.components[$0].module, $0) }) { first, _ in first
      }
      var found: [String: [(component: ComponentNode.ID, module: ModulePath.ID)]] = [:]
      for (module, path) in modulePaths.enumerated() where path.parent != nil && !overriding.contains(module) {
        guard let library = path.type.module, let component = lineage(ofModule: module).last.flatMap({ components[$0] })
        else { continue }
        found[library, default: []].append((component, module))
      }
      return found
    }
  }
#endif
