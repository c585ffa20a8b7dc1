import BindingGraph

/// One run of a component's `configure`, as binders see it.
///
/// Sees to it that a module counts once, that a component is installed once, and that nothing is declared after the
/// end. What becomes of the declarations is for subclasses to say: a `ConfigurationRecorder` notes them, and a
/// `ConfigurationRepetition` compares them with those of an earlier run.
// A class with subclasses, because every binding and every requirement of a program passes here: a listener besides
// would be retained and released for each.
@usableFromInline
class ConfigurationRun {
  // Found here, so that a binding reads a word.
  final let callsFunctionsOfObjects = ObjectFunctions.areCallable
  private(set) final var currentModule: ModulePath.ID = 0
  private var includedModules = IdentityTable()
  /// By the numbers in that table.
  private var idsOfModules: [ModulePath.ID] = []
  private var installedComponents = IdentityTable()
  private var isOpen = true
  /// The contents of a finished draft, for the next one.
  @exclusivity(unchecked) private var spareDraft: BindingDraft.Contents?

  init() {}

  /// Ends the run: a binder that is kept and used later stops the program.
  final func close() {
    isOpen = false
    spareDraft = nil
  }

  // MARK: Drafts

  final func takeSpareDraft() -> BindingDraft.Contents? {
    spareDraft.take()
  }

  /// Keeps what a finished draft needs no more: the next one need not allocate it.
  final func keepSpareDraft(_ contents: consuming BindingDraft.Contents) {
    if isOpen { spareDraft = contents }
  }

  // MARK: Declarations

  /// Notes a type that the next binding asks for.
  final func require(_ type: Any.Type) {
    takeRequirement(TypeIdentity.plain(type))
  }

  /// Makes a binding, with the requirements since the last one.
  final func declare(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: () -> SourceLocation,
    make: consuming Maker
  ) {
    guard isOpen else { stopForLateBinding(at: location()) }
    if let collection = draft.collection { make = collection.decorate(make) }
    take(draft, kind: kind, location: location, module: currentModule, make: make)
  }

  /// Binds the seed. Its closure comes with each instance.
  final func declareSeed(_ draft: BindingDraft) {
    takeSeed(draft)
  }

  /// Says that the component is a module that is checked alone, and includes itself.
  final func beginModule(_ module: Any.Type) {
    _ = includedModules.number(of: TypeIdentity.plain(module))
    idsOfModules.append(currentModule)
  }

  final func include(_ module: Any.Type, configure: () -> Void) {
    let including = currentModule
    let number = includedModules.number(of: TypeIdentity.plain(module))
    guard number == idsOfModules.count else {
      // The component itself is known only as a module that is checked alone: it stands on top.
      if idsOfModules[number] > 0 { takeAgain(idsOfModules[number], includedBy: including) }
      return
    }
    currentModule = take(module, includedBy: including)
    idsOfModules.append(currentModule)
    configure()
    currentModule = including
  }

  /// - Parameter draft: the binding of the component's factory.
  final func install(
    _ component: Any.Type, draft: BindingDraft, location: SourceLocation, descriptor: () -> ComponentDescriptor
  ) {
    guard isOpen else { stopForLateBinding(at: location) }
    let installedCount = installedComponents.count
    guard installedComponents.number(of: TypeIdentity.plain(component)) == installedCount else { return }
    take(draft, kind: .componentFactory, location: { location }, module: currentModule, make: nil)
    take(descriptor, installedAt: location)
  }

  /// - Parameters:
  ///   - identity: what the warning is accepted for, as a number; `nil` for everything that the module binds.
  ///   - shown: how messages show that.
  final func accept(_ warning: GraphWarning, for identity: UInt? = nil, shown: Any.Type? = nil) {
    let key = identity.flatMap { identity in shown.map { (identity, $0) } }
    take(AcceptedWarning(warning: warning, key: key, module: currentModule))
  }

  /// - Parameter key: a type as a number; its values may be used by another isolation.
  final func declareSendable(_ key: UInt) {
    takeSendable(key)
  }

  private func stopForLateBinding(at location: SourceLocation) -> Never {
    fatalError(
      """
      A binder was used after configure(binder:) had returned (\(location)). \
      Make all bindings inside configure(binder:).
      """)
  }

  // MARK: What becomes of them

  /// Takes the beginning of a statement that binds a type.
  /// - Parameter file: where it begins; `nil` where that is not known.
  func begin(_ type: Any.Type, in file: UnsafePointer<UInt8>?, _ line: Int) {}

  /// Takes what the statement that was begun last for a type turns out to be about.
  func rebegin(_ type: Any.Type, as other: Any.Type) {}

  /// Takes a type or tag, as a number, that the next binding asks for.
  func takeRequirement(_ identity: UInt) {}

  /// Takes a binding, with the requirements since the last one.
  /// - Parameter make: `nil` where the closure comes from elsewhere.
  func take(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: () -> SourceLocation, module: ModulePath.ID,
    make: consuming Maker?
  ) {}

  /// Takes the binding of the seed, which has no statement of its own.
  func takeSeed(_ draft: borrowing BindingDraft) {}

  /// Takes a component whose factory was just bound.
  func take(_ component: () -> ComponentDescriptor, installedAt location: SourceLocation) {}

  /// Takes a module that is included for the first time.
  /// - Returns: the number by which the run knows the module.
  func take(_ module: Any.Type, includedBy including: ModulePath.ID) -> ModulePath.ID { 0 }

  /// Takes a module that is included again.
  func takeAgain(_ module: ModulePath.ID, includedBy including: ModulePath.ID) {}

  func take(_ warning: AcceptedWarning) {}

  func takeSendable(_ key: UInt) {}
}

extension ConfigurationRun: OpaqueToReflection {
  @usableFromInline final var customMirror: Mirror { emptyMirror }
}
