import BindingGraph

/// The declarations of a component under construction, with overrides instead of its own bindings.
///
/// - Complexity: O(bindings + requirements) of the component and of the overrides; and O(bindings) of the component and
///   of its ancestors, for each optional binding that an override may bind and for each decorator of an override.
struct OverriddenRecording {
  private let own: RecordedConfiguration
  private let overriding: RecordedConfiguration
  private let context: OverrideContext
  /// For each binding of the overrides, the element of `Overrides` that declared it.
  private let origins: ContiguousArray<Int>
  private let overrides: [Override]
  private let overridingOfKey: [UInt: [Int]]

  private var result: RecordingDraft
  private let ownParts: [RecordingDraft.Part]
  private let overridingParts: [RecordingDraft.Part]
  private let applied = AppliedOverrides()

  private init(of own: Recording, in context: OverrideContext, overrides: [Override]) {
    self.own = own.configuration
    self.context = context
    self.overrides = overrides
    let keepsDetails = own.configuration.hasDetails
    // An override that replaced nothing in the linked run need not run again. If it would replace something now, the
    // declarations of the component have changed. That is detected, and the run is repeated with details.
    let known = context.appliedBefore
    let recorder = ConfigurationRecorder(of: context.component, keepsDetails: keepsDetails)
    var origins: ContiguousArray<Int> = []
    for (index, override) in overrides.enumerated()
    where known?.include(index) != false && override.reach.includes(context.component) {
      override.declareBindings(recorder)
      origins += repeatElement(index, count: recorder.bindingCount - origins.count)
    }
    self.origins = origins
    let recording = recorder.finish()
    overriding = recording.configuration
    var overridingOfKey: [UInt: [Int]] = [:]
    for (index, declaration) in overriding.declarations.enumerated() where declaration.binds {
      overridingOfKey[declaration.key, default: []].append(index)
    }
    self.overridingOfKey = overridingOfKey
    result = RecordingDraft(of: own)
    ownParts = result.removeAll()
    overridingParts = RecordingDraft(of: recording).parts
  }

  static func make(
    of own: Recording, in context: OverrideContext, overrides: Overrides
  ) -> (recording: Recording, applied: AppliedOverrides) {
    var draft = OverriddenRecording(of: own, in: context, overrides: overrides.elements)
    draft.replaceBindings()
    draft.fillOptionals()
    draft.declareOptionals()
    draft.addDecorators()
    if own.configuration.hasDetails { draft.noteUses() }
    return (draft.result.recording, draft.applied)
  }

  // MARK: Bindings

  private mutating func replaceBindings() {
    var replaced: Set<AppliedOverrides.BoundPlace> = []
    for part in ownParts {
      let (declaration, sight) = (part.declaration, part.privateSight)
      let others = declaration.binds ? overrides(of: declaration.key, boundFor: sight) : []
      guard !others.isEmpty else {
        result.append(part)
        continue
      }
      if let detail = part.detail {
        applied.replacedRequirements += part.requirements.map {
          AppliedOverrides.ReplacedRequirement(identity: $0, module: detail.module)
        }
      }
      let place = AppliedOverrides.BoundPlace(key: declaration.key, module: sight?.module)
      guard replaced.insert(place).inserted else { continue }
      if let detail = part.detail { applied.locations[place] = detail.location ?? context.installationLocation }
      replace(declaration, boundFor: sight, by: others)
    }
  }

  /// The bindings of the overrides that replace a binding.
  private func overrides(of key: UInt, boundFor sight: PrivateSight?) -> [Int] {
    (overridingOfKey[key] ?? []).filter { reaches(sight, $0) }
  }

  /// Whether a binding of the overrides applies to bindings with a given visibility.
  private func reaches(_ sight: PrivateSight?, _ index: Int) -> Bool {
    // A contribution cannot be private.
    if sight != nil, overriding.declarations[index].isOfCollection { return false }
    guard let module = overrides[origins[index]].privateTo else { return true }
    return sight?.module.map { own.modules[$0].type == TypeReference(module) } ?? false
  }

  private mutating func replace(_ declaration: Declaration, boundFor sight: PrivateSight?, by others: [Int]) {
    let isShared = declaration.attributes.contains(.shared) || declaration.kind == .value || declaration.kind == .seed
    for index in others {
      let override = AppliedOverrides.Place(key: declaration.key, override: origins[index])
      applied.insert(override)
      let isCollection =
        declaration.isOfCollection || overriding.declarations[index].isOfCollection
      // The component sees the collection of its ancestors, which already holds the override's elements.
      if isCollection, isAppliedAround(override) { continue }
      var inherited: BindingAttributes = []
      if declaration.attributes.contains(.sendable), !sharesKeyWithSendableComposition(declaration.key) {
        inherited.insert(.sendable)
      }
      if declaration.attributes.contains(.root) {
        inherited.formUnion(declaration.attributes.intersection([.root, .shared]))
      }
      if overrides[origins[index]].inheritsSharing, isShared { inherited.insert(.shared) }
      append(index, adding: inherited, boundFor: sight)
    }
  }

  /// Whether the override may have another type than the `Sendable` one that it replaces.
  private func sharesKeyWithSendableComposition(_ key: UInt) -> Bool {
    TypeReference(TypeIdentity.behind(key)).sharesKeyWithSendableComposition
  }

  /// Whether an ancestor has the override already.
  private func isAppliedAround(_ place: AppliedOverrides.Place) -> Bool {
    context.ancestors.contains { $0.appliedOverrides?.contains(place) == true }
  }

  /// Binds keys that `bindOptional` declares and that neither the component nor an ancestor binds, if an override has
  /// the key or its base type. A private binding counts as bound, because the override then applies to it.
  private mutating func fillOptionals() {
    for declaration in own.declarations where declaration.kind == .optionalDeclaration {
      let keys = Self.keys(serving: declaration.key)
      let isBound = keys.contains { key in
        own.binds(key) || result.binds(key) || context.ancestors.contains { $0.configuration.binds(key) }
      }
      let others = keys.map { overrides(of: $0, boundFor: nil) }.first { !$0.isEmpty }
      guard !isBound, let others else { continue }
      for index in others {
        applied.insert(AppliedOverrides.Place(key: overriding.declarations[index].key, override: origins[index]))
        append(index, adding: [])
      }
    }
  }

  /// A key and the types that it is a form of: a binding of any of them serves it.
  private static func keys(serving key: UInt) -> [UInt] {
    sequence(first: key) { key in
      TypeIdentity.isTag(key) ? nil : DependencyForms.form(of: TypeIdentity.type(key))?.form.target
    }.map { $0 }
  }

  /// Optional declarations of an override are for its own factories, and apply wherever it has replaced a binding.
  private mutating func declareOptionals() {
    for (index, declaration) in overriding.declarations.enumerated()
    where declaration.kind == .optionalDeclaration && applied.include(origins[index]) {
      append(index, adding: [])
    }
  }

  /// Decorators of overrides wrap a value where it is bound, outside the component's own decorators.
  private mutating func addDecorators() {
    for (index, declaration) in overriding.declarations.enumerated() where declaration.kind == .decorator {
      let sights = (result.binds(declaration.key) ? [nil] : []) + result.modulesBinding(declaration.key)
      for sight in sights where reaches(sight, index) {
        applied.insert(AppliedOverrides.Place(key: declaration.key, override: origins[index]))
        append(index, adding: [], boundFor: sight)
      }
    }
  }

  /// - Parameter sight: the part of the component that sees the replaced binding, if that is private.
  private mutating func append(
    _ index: Int, adding attributes: BindingAttributes, boundFor sight: PrivateSight? = nil
  ) {
    var attributes = attributes.union(.override)
    if overrides[origins[index]].isConfined { attributes.insert(.confined) }
    result.append(overridingParts[index].adding(attributes, boundFor: sight), of: overriding)
  }

  // MARK: Uses

  /// Records the use of each override, for the check of unused ones.
  private mutating func noteUses() {
    for (index, declaration) in overriding.declarations.enumerated() where declaration.overrides {
      let place = AppliedOverrides.Place(key: declaration.key, override: origins[index])
      applied.uses.append(
        OverrideUse(
          binding: index, of: overriding, override: overrides[place.override], number: place.override,
          isUsed: applied.contains(place)))
    }
  }
}
