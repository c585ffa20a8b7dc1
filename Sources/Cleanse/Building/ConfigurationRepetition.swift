/// A further run of `configure`, for a new instance.
///
/// It is compared, binding by binding, with the run that was linked, and each closure becomes a slot at once: nothing is
/// stored that would be thrown away a moment later.
final class Repetition {
  private let shapes: ContiguousArray<ConfigurationRun.Shape>
  private let requirements: ContiguousArray<UInt>
  private let dictionaryKeys: ContiguousArray<AnyHashable>
  private let instance: InstanceSlots
  // Each binding counts, and nothing else touches the numbers meanwhile: the run-time check of exclusive access would
  // cost more than the comparison.
  @exclusivity(unchecked) private var bindingCount = 0
  @exclusivity(unchecked) private var requirementCount = 0
  @exclusivity(unchecked) private var dictionaryKeyCount = 0
  @exclusivity(unchecked) private var isSame = true

  /// - Parameter instance: what receives the slots.
  init(for instance: InstanceSlots) {
    shapes = instance.plan.run.shapes
    requirements = instance.plan.run.requirements
    dictionaryKeys = instance.plan.run.dictionaryKeys
    self.instance = instance
  }

  /// The position of the first binding that differs; `nil` where all was the same, now that the run is over.
  var firstDifference: Int? {
    isSame && bindingCount == shapes.count ? nil : bindingCount
  }

  /// Takes a type that the next binding asks for.
  func require(_ identity: UInt) {
    isSame = isSame && requirementCount < requirements.count && requirements[requirementCount] == identity
    requirementCount += 1
  }

  /// Takes a binding, with the requirements since the last one.
  func declare(_ draft: borrowing BindingDraft, kind: BindingKind, make: @escaping Maker) {
    guard isExpected(draft, kind: kind) else { return }
    instance.addSlot(for: bindingCount - 1, make: make)
  }

  /// Takes a binding whose closure comes from elsewhere.
  func declare(_ draft: borrowing BindingDraft, kind: BindingKind) {
    _ = isExpected(draft, kind: kind)
  }

  private func isExpected(_ draft: borrowing BindingDraft, kind: BindingKind) -> Bool {
    guard isSame else { return false }
    let shape = ConfigurationRun.Shape(
      key: draft.key, kind: kind, options: draft.options, requirementEnd: Int32(requirementCount))
    isSame = bindingCount < shapes.count && shapes[bindingCount] == shape
    if isSame, draft.options.contains(.dictionaryElement) {
      isSame = dictionaryKeys[dictionaryKeyCount] == draft.collection?.dictionaryKey
      dictionaryKeyCount += 1
    }
    guard isSame else { return false }
    bindingCount += 1
    return true
  }
}
