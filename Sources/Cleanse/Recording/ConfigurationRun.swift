import BindingGraph

/// One run of a component's `configure`, as binders see it.
///
/// Sees to it that a module counts once, that a component is installed once, and that nothing is declared after the
/// end. What is declared goes to a listener: a `ConfigurationRecorder` notes it, and a `ConfigurationRepetition`
/// compares it with what an earlier run declared.
@usableFromInline
final class ConfigurationRun {
  private let listener: any DeclarationListener
  private var currentModule: ModulePath.ID = 0
  private var includedModules: [ObjectIdentifier: ModulePath.ID] = [:]
  private var installedComponents: Set<ObjectIdentifier> = []
  private var isOpen = true

  init(heardBy listener: any DeclarationListener) {
    self.listener = listener
  }

  /// Ends the run: a binder that is kept and used later stops the program.
  func close() {
    isOpen = false
  }

  // MARK: Declarations

  /// Takes a type that the next binding asks for.
  func require(_ type: Any.Type) {
    listener.require(type)
  }

  /// Takes a binding, with the requirements since the last one.
  func declare(_ draft: BindingDraft, kind: BindingKind, location: SourceLocation, make: consuming @escaping Maker) {
    guard isOpen else { stopForLateBinding(at: location) }
    if let collection = draft.collection { make = collection.decorate(make) }
    listener.declare(draft, kind: kind, location: location, module: currentModule, make: make)
  }

  /// Takes the seed. Its closure comes with each instance.
  func declareSeed(_ draft: BindingDraft) {
    listener.declare(draft, kind: .seed, location: nil, module: currentModule, make: nil)
  }

  func include(_ module: Any.Type, configure: () -> Void) {
    let including = currentModule
    if let known = includedModules[ObjectIdentifier(module)] {
      return listener.includeAgain(known, includedBy: including)
    }
    currentModule = listener.addModule(module, includedBy: including)
    includedModules[ObjectIdentifier(module)] = currentModule
    configure()
    currentModule = including
  }

  /// - Parameter draft: the binding of the component's factory.
  func install(
    _ component: Any.Type, draft: BindingDraft, location: SourceLocation, descriptor: () -> ComponentDescriptor
  ) {
    guard isOpen else { stopForLateBinding(at: location) }
    guard installedComponents.insert(ObjectIdentifier(component)).inserted else { return }
    listener.declare(draft, kind: .componentFactory, location: location, module: currentModule, make: nil)
    listener.install(descriptor, location: location)
  }

  /// - Parameters:
  ///   - identity: what the warning is accepted for, as a number; `nil` for everything that the module binds.
  ///   - shown: how messages show that.
  func accept(_ warning: GraphWarning, for identity: UInt? = nil, shown: Any.Type? = nil) {
    let key = identity.flatMap { identity in shown.map { (identity, $0) } }
    listener.accept(AcceptedWarning(warning: warning, key: key, module: currentModule))
  }

  private func stopForLateBinding(at location: SourceLocation) -> Never {
    fatalError(
      """
      A binder was used after configure(binder:) had returned (\(location)). \
      Make all bindings inside configure(binder:).
      """)
  }
}

extension ConfigurationRun: OpaqueToReflection {
  @usableFromInline var customMirror: Mirror { emptyMirror }
}
