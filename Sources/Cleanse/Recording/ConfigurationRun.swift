import BindingGraph

/// One run of a component's `configure`: what it declared, in order.
///
/// The first run at a place of the component tree also notes what messages and plugins show. A later run is compared
/// with it while it goes on, and its closures become the slots of a new instance; only where overrides or observers
/// are to change what it declared, that is noted first.
@usableFromInline
final class ConfigurationRun {
  /// What a run must have in common with the run that was linked.
  struct Shape: Equatable {
    let key: UInt
    let kind: BindingKind
    let options: BindingDraft.Options
    let requirementEnd: Int32
  }

  let keepsDetails: Bool
  // Each binding appends to most of these, and nothing else touches them meanwhile: the run-time check of exclusive
  // access would cost as much as the rest of recording.
  @exclusivity(unchecked) private(set) var shapes: ContiguousArray<Shape> = []
  /// The types asked for, by identity, in ranges that end at `Shape.requirementEnd`.
  @exclusivity(unchecked) private(set) var requirements: ContiguousArray<UInt> = []
  @exclusivity(unchecked) private(set) var dictionaryKeys: ContiguousArray<AnyHashable> = []
  @exclusivity(unchecked) private var makers = MakerList()
  @exclusivity(unchecked) private(set) var details: ContiguousArray<BindingDetail> = []
  private(set) var modules: [ModulePath] = []
  private(set) var installations: [Installation] = []
  private(set) var acceptedWarnings: [AcceptedWarning] = []
  /// What overrides did to the run; `nil` where the graph has none.
  let appliedOverrides: AppliedOverrides?
  /// What the run has to repeat; `nil` for a run that notes what it declares, and after the end.
  // Unmanaged, so that no reference is counted up and down for each binding and each requirement.
  @exclusivity(unchecked) private var repetition: Unmanaged<Repetition>?

  private var currentModule: ModulePath.ID = 0
  private var includedModules: [ObjectIdentifier: ModulePath.ID] = [:]
  private var installedComponents: Set<ObjectIdentifier> = []
  private var isOpen = true

  init(of component: Any.Type, keepsDetails: Bool) {
    self.keepsDetails = keepsDetails
    appliedOverrides = nil
    repetition = nil
    modules = [ModulePath(type: TypeReference(component), parent: nil)]
  }

  /// A run that is only to repeat another one, for a new instance.
  /// - Parameter repetition: to be kept alive until the run is closed.
  init(repeating repetition: Repetition) {
    keepsDetails = false
    appliedOverrides = nil
    self.repetition = .passUnretained(repetition)
  }

  /// A run of the same component in which overrides took the place of bindings.
  init(_ own: ConfigurationRun, overriddenTo contents: Contents, by overrides: AppliedOverrides) {
    keepsDetails = own.keepsDetails
    shapes = contents.shapes
    requirements = contents.requirements
    dictionaryKeys = contents.dictionaryKeys
    makers = contents.makers
    details = contents.details
    modules = contents.modules
    installations = contents.installations
    acceptedWarnings = contents.acceptedWarnings
    appliedOverrides = overrides
    repetition = nil
    isOpen = false
  }

  /// Ends the run: a binder that is kept and used later stops the program.
  func close() {
    isOpen = false
    repetition = nil
    guard keepsDetails else { return }
    // The plan keeps this run as long as there is the graph.
    shapes.trim()
    requirements.trim()
    details.trim()
  }

  /// The closures of all bindings, in order, for the one instance that they serve.
  func takeMakers() -> MakerList {
    defer { discardClosures() }
    return makers
  }

  /// Lets go of what `configure` created, once it was only looked at.
  func discardClosures() {
    makers = MakerList()
  }

  /// Puts closures around those of the bindings, by position.
  func decorateMakers(_ decorate: (Int, @escaping Maker) -> Maker) {
    for index in shapes.indices {
      if let make = makers.takeIfPresent(index) { makers.fill(index, with: decorate(index, make)) }
    }
  }

  /// Whether the run binds the component's seed, and it is for each instance to bring the value.
  var bindsSeed: Bool { shapes.first?.kind == .seed }

  /// Whether a key is bound; its declaration as optional is no binding.
  func binds(_ key: UInt) -> Bool {
    shapes.contains { $0.key == key && $0.kind != .optionalDeclaration }
  }

  /// Whether this run declares what another one did, so that what was linked for that one serves this one too.
  func declaresTheSame(as other: ConfigurationRun) -> Bool {
    shapes == other.shapes && requirements == other.requirements && dictionaryKeys == other.dictionaryKeys
  }

  /// The position of the first binding that differs from another run's.
  func firstDifference(from other: ConfigurationRun) -> Int {
    for (index, (mine, theirs)) in zip(shapes, other.shapes).enumerated() where mine != theirs { return index }
    if shapes.count != other.shapes.count { return min(shapes.count, other.shapes.count) }
    if let requirement = zip(requirements, other.requirements).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return shapes.firstIndex { $0.requirementEnd > requirement } ?? 0
    }
    let entries = shapes.indices.filter { shapes[$0].options.contains(.dictionaryElement) }
    return zip(entries, zip(dictionaryKeys, other.dictionaryKeys)).first { $1.0 != $1.1 }?.0 ?? 0
  }

  // MARK: Declarations

  /// Notes a type that the next binding asks for.
  func require(_ type: Any.Type) {
    if let repetition { return repetition._withUnsafeGuaranteedRef { $0.require(TypeIdentity.plain(type)) } }
    noteRequirement(TypeIdentity.plain(type))
  }

  // Not inlined: the registers that growing an array needs would be saved for each requirement of a repeated run.
  @inline(never)
  private func noteRequirement(_ identity: UInt) {
    requirements.append(identity)
  }

  /// Notes a binding, with the requirements since the last one.
  func record(
    _ draft: BindingDraft, kind: BindingKind, file: StaticString, line: Int, function: StaticString,
    make: consuming @escaping Maker
  ) {
    guard isOpen else { stopForLateBinding(at: SourceLocation(file: file, line: line)) }
    if let collection = draft.collection { make = collection.decorate(make) }
    if let repetition {
      let make = make
      return repetition._withUnsafeGuaranteedRef { $0.declare(draft, kind: kind, make: make) }
    }
    note(draft, kind: kind)
    makers.append(make)
    guard keepsDetails else { return }
    details.append(
      BindingDetail(
        draft, location: SourceLocation(file: file, line: line, function: function), module: currentModule))
  }

  /// Notes the seed. Its closure comes with each instance.
  func recordSeed(_ draft: BindingDraft) {
    if let repetition { return repetition._withUnsafeGuaranteedRef { $0.declare(draft, kind: .seed) } }
    note(draft, kind: .seed)
    makers.appendPlaceholder()
    guard keepsDetails else { return }
    details.append(BindingDetail(draft, location: nil, module: currentModule))
  }

  private func note(_ draft: BindingDraft, kind: BindingKind) {
    shapes.append(
      Shape(key: draft.key, kind: kind, options: draft.options, requirementEnd: Int32(requirements.count)))
    guard draft.options.contains(.dictionaryElement), let key = draft.collection?.dictionaryKey else { return }
    dictionaryKeys.append(key)
  }

  func include(_ module: Any.Type, configure: () -> Void) {
    let including = currentModule
    if let known = includedModules[ObjectIdentifier(module)] {
      if keepsDetails { modules[known].otherParents.append(including) }
      return
    }
    includedModules[ObjectIdentifier(module)] = modules.count
    if keepsDetails {
      modules.append(ModulePath(type: TypeReference(module), parent: including))
      currentModule = modules.count - 1
    }
    configure()
    currentModule = including
  }

  func install(
    _ component: Any.Type, draft: BindingDraft, location: SourceLocation, descriptor: () -> ComponentDescriptor
  ) {
    guard isOpen else { stopForLateBinding(at: location) }
    guard installedComponents.insert(ObjectIdentifier(component)).inserted else { return }
    if let repetition { return repetition._withUnsafeGuaranteedRef { $0.declare(draft, kind: .componentFactory) } }
    note(draft, kind: .componentFactory)
    makers.appendPlaceholder()
    guard keepsDetails else { return }
    details.append(BindingDetail(draft, location: location, module: currentModule))
    installations.append(Installation(component: descriptor(), binding: shapes.count - 1, location: location))
  }

  func accept(_ warning: GraphWarning, key: UInt?, shown: Any.Type?) {
    guard keepsDetails else { return }
    let key = key.flatMap { identity in shown.map { (identity, $0) } }
    acceptedWarnings.append(AcceptedWarning(warning: warning, key: key, module: currentModule))
  }

  private func stopForLateBinding(at location: SourceLocation) -> Never {
    fatalError(
      """
      A binder was used after configure(binder:) had returned (\(location)). \
      Make all bindings inside configure(binder:).
      """)
  }
}
