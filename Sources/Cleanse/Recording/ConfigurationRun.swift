import BindingGraph

/// One run of a component's `configure`, as binders use it.
///
/// Ensures that a module counts once, that a subcomponent is installed once, and that nothing is declared after the
/// end. Subclasses process the declarations: a `ConfigurationRecorder` records them, and a `ConfigurationRepetition`
/// compares them with those of an earlier run.
// A class with subclasses, because every binding and every dependency of a program passes through it. A separate
// listener would be retained and released for each.
@usableFromInline
class ConfigurationRun {
  // Stored here, so that a binding reads one word.
  final let callsFunctionsOfObjects = ObjectFunctions.areCallable
  private(set) final var currentModule: ModulePath.ID = 0
  private var includedModules = IdentityTable()
  /// The IDs of included modules, by their numbers in that table.
  private var idsOfModules: [ModulePath.ID] = []
  private var installedComponents = IdentityTable()
  private var isOpen = true
  /// The contents of a finished draft, for the next one.
  @exclusivity(unchecked) private var spareDraft: BindingDraft.Contents?

  init() {}

  /// Ends the run. A binder that is used later stops the program.
  final func close() {
    isOpen = false
    spareDraft = nil
  }

  // MARK: Drafts

  final func takeSpareDraft() -> BindingDraft.Contents? {
    spareDraft.take()
  }

  /// Keeps the contents of a finished draft, so that the next draft need not allocate them.
  final func keepSpareDraft(_ contents: consuming BindingDraft.Contents) {
    if isOpen { spareDraft = contents }
  }

  // MARK: Declarations

  /// Records a dependency of the next binding.
  final func require(_ type: Any.Type) {
    takeRequirement(TypeIdentity.plain(type))
  }

  /// Declares a binding, with the dependencies recorded since the last one.
  final func declare(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: () -> SourceLocation,
    make: consuming Maker
  ) {
    guard isOpen else { stopForLateBinding(at: location()) }
    if let collection = draft.collection { make = collection.decorate(make) }
    take(draft, kind: kind, location: location, module: currentModule, make: make)
  }

  /// Binds the seed, whose closure each instance brings along.
  final func declareSeed(_ draft: BindingDraft) {
    takeSeed(draft)
  }

  /// Declares that the component stands for a module that is validated alone, and includes itself.
  final func beginModule(_ module: Any.Type) {
    _ = includedModules.number(of: TypeIdentity.plain(module))
    idsOfModules.append(currentModule)
  }

  final func include(_ module: Any.Type, configure: () -> Void) {
    let including = currentModule
    let number = includedModules.number(of: TypeIdentity.plain(module))
    guard number == idsOfModules.count else {
      // The component itself is in the table only if it stands for a module validated alone, which is the top module.
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

  /// - Parameter key: `nil` for all bindings of the module.
  final func accept(_ warning: GraphWarning, for key: ShownKey? = nil) {
    take(AcceptedWarning(warning: warning, key: key, module: currentModule))
  }

  /// - Parameter key: the key of values that other isolations may use.
  final func declareSendable(_ key: ShownKey) {
    takeSendable(key)
  }

  private func stopForLateBinding(at location: SourceLocation) -> Never {
    fatalError(
      """
      A binder was used after configure(binder:) had returned (\(location)). \
      Make all bindings inside configure(binder:).
      """)
  }

  // MARK: Processing by subclasses

  /// Takes the beginning of a statement that binds a type.
  /// - Parameter file: the file of the statement; `nil` if unknown.
  func begin(_ type: Any.Type, in file: UnsafePointer<UInt8>?, _ line: Int) {}

  /// Changes the type of the latest statement that was begun for a type.
  func rebegin(_ type: Any.Type, as other: Any.Type) {}

  /// Takes a dependency of the next binding: a type or tag as a number.
  func takeRequirement(_ identity: UInt) {}

  /// Takes a binding, with the dependencies since the last one.
  /// - Parameter make: `nil` if the closure comes from elsewhere.
  func take(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: () -> SourceLocation, module: ModulePath.ID,
    make: consuming Maker?
  ) {}

  /// Takes the binding of the seed, which has no statement of its own.
  func takeSeed(_ draft: borrowing BindingDraft) {}

  /// Takes a component whose factory has just been bound.
  func take(_ component: () -> ComponentDescriptor, installedAt location: SourceLocation) {}

  /// Takes a module that is included for the first time.
  /// - Returns: the number of the module in this run.
  func take(_ module: Any.Type, includedBy including: ModulePath.ID) -> ModulePath.ID { 0 }

  /// Takes a module that is included again.
  func takeAgain(_ module: ModulePath.ID, includedBy including: ModulePath.ID) {}

  func take(_ warning: AcceptedWarning) {}

  func takeSendable(_ key: ShownKey) {}
}

extension ConfigurationRun: OpaqueToReflection {
  @usableFromInline final var customMirror: Mirror { emptyMirror }
}
