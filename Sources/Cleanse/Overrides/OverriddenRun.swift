import BindingGraph

/// A run of `configure` in which overrides have taken the place of bindings, under construction.
///
/// - Complexity: O(bindings + requirements), of the component and of the overrides.
struct OverriddenRun {
  private let own: ConfigurationRun
  private let overriding: ConfigurationRun
  private let blueprint: ComponentBlueprint
  /// For each binding of the overrides the element of `Overrides` that made it.
  private let origins: ContiguousArray<Int>
  private let overrides: [Override]
  private let overridingOfKey: [UInt: [Int]]

  private var result: ConfigurationRun.Contents
  private var ownParts: ConfigurationRun.Parts
  private var overridingParts: ConfigurationRun.Parts
  private var applied = AppliedOverrides()

  private init(of own: ConfigurationRun, in blueprint: ComponentBlueprint, overrides: [Override]) {
    self.own = own
    self.blueprint = blueprint
    self.overrides = overrides
    overriding = ConfigurationRun(of: blueprint.descriptor.type, keepsDetails: own.keepsDetails)
    // What replaced nothing in the run that was linked need not run again. Where it would replace something now, the
    // component has changed its mind, which is noticed: the run is made once more, with details.
    let known = own.keepsDetails ? nil : blueprint.run?.appliedOverrides
    var origins: ContiguousArray<Int> = []
    for (index, override) in overrides.enumerated() where known?.include(index) != false {
      override.record(overriding)
      origins += repeatElement(index, count: overriding.shapes.count - origins.count)
    }
    overriding.close()
    self.origins = origins
    var overridingOfKey: [UInt: [Int]] = [:]
    for (index, shape) in overriding.shapes.enumerated() where shape.kind != .optionalDeclaration {
      overridingOfKey[shape.key, default: []].append(index)
    }
    self.overridingOfKey = overridingOfKey
    result = ConfigurationRun.Contents(modulesOf: own)
    ownParts = ConfigurationRun.Parts(own)
    overridingParts = ConfigurationRun.Parts(overriding)
  }

  static func make(
    of own: ConfigurationRun, in blueprint: ComponentBlueprint, overrides: Overrides
  ) -> ConfigurationRun {
    var run = OverriddenRun(of: own, in: blueprint, overrides: overrides.elements)
    run.replaceBindings()
    run.fillOptionals()
    run.declareOptionals()
    if own.keepsDetails { run.noteUses() }
    return ConfigurationRun(own, overriddenTo: run.result, by: run.applied)
  }

  // MARK: Bindings

  private mutating func replaceBindings() {
    var replaced: Set<UInt> = []
    for (index, shape) in own.shapes.enumerated() {
      guard shape.kind != .optionalDeclaration, let others = overridingOfKey[shape.key] else {
        result.append(ownParts.take(index), isForeign: false)
        continue
      }
      guard replaced.insert(shape.key).inserted else { continue }
      if own.keepsDetails {
        applied.locations[shape.key] = own.details[index].location ?? blueprint.installation?.location
      }
      replace(shape, by: others)
    }
  }

  private mutating func replace(_ shape: ConfigurationRun.Shape, by others: [Int]) {
    let isShared = shape.options.contains(.shared) || shape.kind == .value || shape.kind == .seed
    for index in others {
      let override = AppliedOverrides.Place(key: shape.key, override: origins[index])
      applied.places.insert(override)
      let isCollection =
        shape.options.isContribution || overriding.shapes[index].options.isContribution
      // The component sees its ancestors' collection, which holds the override's elements already.
      if isCollection, isApplied(override, inAncestorsOf: blueprint) { continue }
      var options: BindingDraft.Options = []
      if shape.options.contains(.root) { options.formUnion(shape.options.intersection([.root, .shared])) }
      if overrides[origins[index]].inheritsSharing, isShared { options.insert(.shared) }
      append(index, adding: options)
    }
  }

  private func isApplied(_ place: AppliedOverrides.Place, inAncestorsOf blueprint: ComponentBlueprint) -> Bool {
    blueprint.ancestors.contains { $0.run?.appliedOverrides?.places.contains(place) == true }
  }

  /// Where `bindOptional` declares a key that nothing in sight binds, an override may bind it.
  private mutating func fillOptionals() {
    for shape in own.shapes where shape.kind == .optionalDeclaration {
      guard let others = overridingOfKey[shape.key], !result.binds(shape.key),
        !blueprint.ancestors.contains(where: { $0.run?.binds(shape.key) == true })
      else { continue }
      for index in others {
        applied.places.insert(AppliedOverrides.Place(key: shape.key, override: origins[index]))
        append(index, adding: [])
      }
    }
  }

  /// What an override declares as optional, for its own factories, holds wherever it has replaced something.
  private mutating func declareOptionals() {
    for (index, shape) in overriding.shapes.enumerated()
    where shape.kind == .optionalDeclaration && applied.include(origins[index]) {
      append(index, adding: [])
    }
  }

  private mutating func append(_ index: Int, adding options: BindingDraft.Options) {
    var part = overridingParts.take(index)
    part.options.formUnion(options)
    if own.keepsDetails, result.firstForeignModule == nil { result.adoptModules(of: overriding) }
    result.append(part, isForeign: true)
  }

  // MARK: Uses

  /// Notes what became of each override, for the check that all are of use.
  private mutating func noteUses() {
    for (index, shape) in overriding.shapes.enumerated() where shape.kind != .optionalDeclaration {
      let place = AppliedOverrides.Place(key: shape.key, override: origins[index])
      applied.uses.append(
        OverrideUse(
          binding: index, of: overriding, override: place.override, isUsed: applied.places.contains(place)))
    }
  }
}
