import BindingGraph

/// A repeated run of `configure`, for a new instance.
///
/// Compares each binding with the run that was linked, and turns each closure into a slot at once, so that nothing is
/// stored only to be discarded.
final class ConfigurationRepetition: ConfigurationRun {
  private let declarations: ContiguousArray<Declaration>
  private let requirements: ContiguousArray<UInt>
  private let marks: ContiguousArray<AnyHashable>
  private let instance: InstanceSlots
  // Changed for every binding, by no other code during the run. The run-time check of exclusive access would cost more
  // than the comparison.
  @exclusivity(unchecked) private var bindingCount = 0
  @exclusivity(unchecked) private var requirementCount = 0
  @exclusivity(unchecked) private var markCount = 0
  @exclusivity(unchecked) private var moduleCount = 1
  @exclusivity(unchecked) private var isSame = true

  private init(for instance: InstanceSlots) {
    let configuration = instance.plan.configuration
    declarations = configuration.declarations
    requirements = configuration.requirements
    marks = configuration.marks
    self.instance = instance
  }

  /// Runs `configure` of a component again.
  /// - Parameter instance: receives the slots.
  /// - Returns: the position of the first binding that differs from the plan of the instance; `nil` if none does.
  static func run(_ descriptor: ComponentDescriptor, for instance: InstanceSlots) -> Int? {
    let repetition = ConfigurationRepetition(for: instance)
    descriptor.declareBindings(in: repetition)
    repetition.close()
    return repetition.firstDifference
  }

  private var firstDifference: Int? {
    isSame && bindingCount == declarations.count ? nil : bindingCount
  }

  // MARK: Declarations

  override func takeRequirement(_ identity: UInt) {
    isSame = isSame && requirementCount < requirements.count && requirements[requirementCount] == identity
    requirementCount += 1
  }

  override func take(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: () -> SourceLocation, module: ModulePath.ID,
    make: consuming Maker?
  ) {
    guard isNext(draft, kind: kind, module: module), let make else { return }
    instance.addSlot(for: bindingCount - 1, make: make)
    if let part = draft.lifecycle { instance.lifecycle?.add(part, for: bindingCount - 1) }
  }

  override func takeSeed(_ draft: borrowing BindingDraft) {
    _ = isNext(draft, kind: .seed, module: 0)
  }

  override func take(_ module: Any.Type, includedBy including: ModulePath.ID) -> ModulePath.ID {
    moduleCount += 1
    return moduleCount - 1
  }

  /// Whether a binding is the next one in the plan.
  private func isNext(_ draft: borrowing BindingDraft, kind: BindingKind, module: ModulePath.ID) -> Bool {
    guard isSame else { return false }
    let declaration = Declaration(
      key: draft.key, kind: kind, options: draft.options, attributes: draft.attributes,
      requirementEnd: Int32(requirementCount))
    isSame = bindingCount < declarations.count && declarations[bindingCount] == declaration
    if isSame, draft.options.hasMark {
      isSame = marks[markCount] == draft.mark(in: module)
      markCount += 1
    }
    if isSame { bindingCount += 1 }
    return isSame
  }
}
