import BindingGraph

/// Assembles recorded runs into a graph of plain values.
///
/// - Complexity: O(bindings + requirements).
struct GraphAssembler {
  private(set) var components: [RecordedComponent] = []
  let interner: TypeInterner
  private var builder: BindingGraph.Builder
  private let root: RecordedComponent
  private let addsReplacedRequirements: Bool

  /// - Parameter addsReplacedRequirements: whether to add bindings to each component that keep the dependencies of its
  ///   replaced bindings, after all its other bindings.
  init(root: RecordedComponent, addsReplacedRequirements: Bool = false) {
    self.root = root
    self.addsReplacedRequirements = addsReplacedRequirements
    var bindingCount = 0
    var requirementCount = 0
    var open = [root]
    while let next = open.popLast() {
      components.append(next)
      bindingCount += next.configuration?.declarations.count ?? 0
      requirementCount += next.configuration?.requirements.count ?? 0
      open += next.children.reversed()
    }
    interner = TypeInterner(expecting: bindingCount)
    builder = BindingGraph.Builder(expectingBindings: bindingCount, requirements: requirementCount)
  }

  /// - Parameters:
  ///   - overrides: overrides to check: each must replace or bind something.
  ///   - surveyed: the components in which they can apply, including those that the overrides made superfluous.
  ///   - isBuiltSynchronously: whether a `ComponentFactory` will build the root component.
  mutating func assemble(
    checking overrides: Overrides? = nil, in surveyed: [RecordedComponent] = [], isBuiltSynchronously: Bool = false
  ) -> BindingGraph {
    if isBuiltSynchronously { builder.buildRootSynchronously() }
    add(root, in: nil, installedBy: nil)
    if let overrides, !overrides.isEmpty {
      let survey = OverrideSurvey(of: overrides, in: surveyed)
      for binding in survey.overridingBindings(interner: interner) { builder.addOverride(binding) }
      for module in survey.emptyModules { builder.addEmptyOverride(module) }
    }
    return builder.finish(isTrusted: true)
  }

  /// Adds a component with its subcomponents, in the order of `components`.
  private mutating func add(
    _ recorded: RecordedComponent, in parent: ComponentNode.ID?,
    installedBy factory: BindingGraph.Builder.BindingReference?
  ) {
    let descriptor = recorded.descriptor
    let component = builder.addComponent(
      TypeReference(descriptor.type), scope: descriptor.scope.map { TypeReference($0) },
      seed: TypeReference(descriptor.seed), root: TypeReference(descriptor.root ?? Never.self), in: parent,
      at: recorded.installation?.location, repeatsAncestor: recorded.repeatsAncestor, hasRoot: descriptor.root != nil)
    if let factory { builder.setFactory(of: component, to: factory) }
    guard let configuration = recorded.configuration else { return }
    let modules = builder.addModules(configuration.modules, to: component)
    let firstBinding = addBindings(of: configuration, in: recorded, modules: modules, to: component)
    for unfinished in configuration.unfinishedBindings { builder.addUnfinishedBinding(unfinished) }
    for accepted in configuration.acceptedWarnings {
      let key = accepted.key.map { interner.key($0.identity, shown: $0.shown) }
      builder.accept(accepted.warning, for: key, in: modules[accepted.module])
    }
    for child in recorded.children {
      let factory = child.installation.flatMap { firstBinding?.advanced(by: $0.binding) }
      add(child, in: component, installedBy: factory)
    }
  }

  /// - Returns: the first of the bindings; the others follow it.
  private mutating func addBindings(
    of configuration: RecordedConfiguration, in recorded: RecordedComponent, modules: [ModulePath.ID],
    to component: ComponentNode.ID
  ) -> BindingGraph.Builder.BindingReference? {
    let (declarations, requirements) = (configuration.declarations, configuration.requirements)
    var marks = configuration.marks.makeIterator()
    var requirement = 0
    var firstBinding: BindingGraph.Builder.BindingReference?
    var index = 0
    configuration.details.forEach { detail in
      let declaration = declarations[index]
      while requirement < Int(declaration.requirementEnd) {
        let identity = requirements[requirement]
        // A decorator depends on its own key, which may be the key of a tag.
        let isOwn = identity == declaration.key
        builder.addRequirement(
          interner.key(identity, shown: isOwn ? detail.boundType : TypeIdentity.type(identity)))
        requirement += 1
      }
      var visibility: BindingVisibility?
      var sightOfOverride: ModulePath.ID?
      if declaration.options.contains(.restricted), let sight = marks.next()?.base as? PrivateSight {
        visibility = sight.visibility
        if declaration.attributes.contains(.override), let module = sight.module { sightOfOverride = module }
      }
      var attributes = declaration.attributes
      if configuration.sendableKeys.contains(declaration.key),
        !TypeReference(detail.boundType).sharesKeyWithSendableComposition
      {
        attributes.insert(.sendable)
      }
      let binding = builder.addBinding(
        interner.key(declaration.key, shown: detail.boundType), in: modules[detail.module],
        kind: declaration.kind.modelKind, contribution: contribution(declaration, marks: &marks),
        attributes: attributes, visibility: visibility, standingInFor: sightOfOverride.map { modules[$0] },
        at: detail.location ?? recorded.installation?.location)
      if declaration.attributes.contains(.override),
        let location = recorded.appliedOverrides?.locations[
          AppliedOverrides.BoundPlace(key: declaration.key, module: sightOfOverride)]
      {
        builder.setReplacedLocation(location, of: binding)
      }
      if index == 0 { firstBinding = binding }
      index += 1
    }
    if let root = recorded.descriptor.root, !builder.hasRoot(component) {
      builder.chooseRoot(of: component, boundAs: interner.key(TypeIdentity.plain(root), shown: root))
    }
    if addsReplacedRequirements, let replaced = recorded.appliedOverrides?.replacedRequirements {
      for (module, requirements) in replaced.grouped(by: \.module) {
        addAsker(for: requirements.map(\.identity), in: modules[module])
      }
    }
    return firstBinding
  }

  /// - Parameter module: the module of the replaced bindings, which sees its private bindings.
  private mutating func addAsker(for requirements: [UInt], in module: ModulePath.ID) {
    for identity in requirements {
      builder.addRequirement(interner.key(identity, shown: TypeIdentity.type(identity)))
    }
    // `Overrides` is not a tag, so no dependency can have this key.
    let key = interner.key(TypeIdentity.tag(Overrides.self), shown: Overrides.self)
    builder.addBinding(key, in: module, kind: .factory)
  }

  private mutating func contribution(
    _ declaration: Declaration, marks: inout ContiguousArray<AnyHashable>.Iterator
  ) -> Binding.Contribution? {
    let options = declaration.options
    guard declaration.isOfCollection else { return nil }
    if options.contains(.ordered), let order = marks.next()?.base as? ContributionOrder { return .orderedArray(order) }
    if options.contains(.arrayElement) { return .array }
    if options.contains(.setElement) { return .set }
    guard options.contains(.dictionaryElement), let key = marks.next() else {
      return declaration.kind == .collectionDeclaration ? .empty : nil
    }
    return builder.dictionaryElement(under: key)
  }
}
