import BindingGraph

/// Converts recorded runs to records of plain values, and assembles these into a graph.
///
/// - Complexity: O(bindings + requirements).
struct RecordedTree {
  private(set) var components: [RecordedComponent] = []
  let interner: TypeInterner
  private var assembler = GraphAssembler()
  private let root: RecordedComponent
  private let addsReplacedRequirements: Bool

  /// - Parameter addsReplacedRequirements: whether to add bindings to each component that keep the dependencies of its
  ///   replaced bindings, after all its other bindings.
  init(root: RecordedComponent, addsReplacedRequirements: Bool = false) {
    self.root = root
    self.addsReplacedRequirements = addsReplacedRequirements
    var bindingCount = 0
    var open = [root]
    while let next = open.popLast() {
      components.append(next)
      bindingCount += next.configuration?.declarations.count ?? 0
      open += next.children.reversed()
    }
    interner = TypeInterner(expecting: bindingCount)
  }

  /// - Parameters:
  ///   - surveyed: the components in which overrides can apply, including those that these made superfluous.
  ///   - isBuiltSynchronously: whether a `ComponentFactory` will build the root component.
  mutating func assemble(surveyed: [RecordedComponent] = [], isBuiltSynchronously: Bool = false) -> BindingGraph {
    if isBuiltSynchronously { assembler.buildRootSynchronously() }
    add(root, in: nil)
    if !surveyed.isEmpty { root.instrumentation?.overriding?.addOverrides(&assembler, surveyed, interner) }
    return assembler.finishTrusted()
  }

  /// Adds a component with its subcomponents, in the order of `components`.
  private mutating func add(_ recorded: RecordedComponent, in parent: ComponentNode.ID?) {
    let descriptor = recorded.descriptor
    var record = ComponentRecord(
      TypeReference(descriptor.type), scope: descriptor.scope.map { TypeReference($0) },
      seed: TypeReference(descriptor.seed), root: TypeReference(descriptor.root ?? Never.self),
      hasRoot: descriptor.root != nil, installedBy: recorded.installation?.binding,
      at: recorded.installation?.location, repeatsAncestor: recorded.repeatsAncestor,
      modules: recorded.configuration?.modules ?? [])
    if let configuration = recorded.configuration {
      addBindings(of: configuration, replacing: recorded.appliedOverrides, to: &record)
      if let root = descriptor.root {
        record.chooseRoot(boundAs: interner.key(TypeIdentity.plain(root), shown: root))
      }
      if addsReplacedRequirements, let replaced = recorded.appliedOverrides?.replacedRequirements {
        for (module, requirements) in replaced.grouped(by: \.module) {
          addAsker(for: requirements.map(\.identity), in: module, to: &record)
        }
      }
      record.unfinishedBindings = configuration.unfinishedBindings
      for key in configuration.sendableKeys {
        record.declareSendable(interner.key(key.identity, shown: key.shown), shown: TypeReference(key.shown))
      }
      for accepted in configuration.acceptedWarnings {
        let key = accepted.key.map { interner.key($0.identity, shown: $0.shown) }
        record.accept(accepted.warning, for: key, in: accepted.module)
      }
    }
    let component = assembler.add(record, in: parent)
    for child in recorded.children { add(child, in: component) }
  }

  private mutating func addBindings(
    of configuration: RecordedConfiguration, replacing overridden: AppliedOverrides?, to record: inout ComponentRecord
  ) {
    let (declarations, requirements) = (configuration.declarations, configuration.requirements)
    record.reserve(bindings: declarations.count, requirements: requirements.count)
    var marks = configuration.marks.makeIterator()
    var requirement = 0
    var index = 0
    configuration.details.forEach { detail in
      let declaration = declarations[index]
      while requirement < Int(declaration.requirementEnd) {
        let identity = requirements[requirement]
        // A decorator depends on its own key, which may be the key of a tag.
        let isOwn = identity == declaration.key
        record.addRequirement(
          interner.key(identity, shown: isOwn ? detail.boundType : TypeIdentity.type(identity)))
        requirement += 1
      }
      var visibility: BindingVisibility?
      var sightOfOverride: ModulePath.ID?
      if declaration.options.contains(.restricted), let sight = marks.next()?.base as? PrivateSight {
        visibility = sight.visibility
        if declaration.attributes.contains(.override), let module = sight.module { sightOfOverride = module }
      }
      let binding = record.addBinding(
        interner.key(declaration.key, shown: detail.boundType), in: detail.module, kind: declaration.kind,
        contribution: contribution(declaration, marks: &marks), attributes: declaration.attributes,
        visibility: visibility, standingInFor: sightOfOverride, at: detail.location)
      if declaration.attributes.contains(.override),
        let location = overridden?.locations[
          AppliedOverrides.BoundPlace(key: declaration.key, module: sightOfOverride)]
      {
        record.setReplacedLocation(location, of: binding)
      }
      index += 1
    }
  }

  /// - Parameter module: the module of the replaced bindings, which sees its private bindings.
  private func addAsker(for requirements: [UInt], in module: ModulePath.ID, to record: inout ComponentRecord) {
    for identity in requirements {
      record.addRequirement(interner.key(identity, shown: TypeIdentity.type(identity)))
    }
    // `Overrides` is not a tag, so no dependency can have this key.
    record.addBinding(
      interner.key(TypeIdentity.tag(Overrides.self), shown: Overrides.self), in: module, kind: .factory)
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
    return assembler.dictionaryElement(under: key)
  }
}
