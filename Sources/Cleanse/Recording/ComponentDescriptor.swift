import BindingGraph

/// A component type, with what is generic about it in closures.
final class ComponentDescriptor {
  let type: Any.Type
  let scope: (any Scope.Type)?
  let seed: Any.Type
  let root: Any.Type
  let seedForm: SeedForm
  /// Makes a `ComponentFactory` of the component, for the slot of its binding.
  let makeFactory: Maker
  private let configure: (ConfigurationRun) -> Void

  /// - Parameter addBindings: makes bindings besides those of `configure`, at each run.
  init<C: ComponentBase>(_ component: C.Type, adding addBindings: ((Binder<C.Scope>) -> Void)? = nil) {
    type = C.self
    // The cast would search the whole program for a type that is no scope.
    scope = C.Scope.self == Unscoped.self ? nil : C.Scope.self as? any Scope.Type
    seed = C.Seed.self
    root = C.Root.self
    seedForm = DependencyForms.seedForm(of: C.Seed.self)
    makeFactory = { slot, memory in
      memory.initializeMemory(
        as: ComponentFactory<C>.self, to: ComponentFactory(handle: FactoryHandle(factoryOf: slot)))
    }
    let isInjector = TypeMetadata(C.Root.self).isInstance(ofSameDeclarationAs: PropertyInjector<AnyObject>.self)
    configure = { run in
      C.configure(binder: Binder<C.Scope>(run))
      addBindings?(Binder<C.Scope>(run))
      // An injector keeps no value, and must not be kept by its own slot.
      let draft = BindingDraft(C.Root.self, in: run).asRoot(isShared: !isInjector)
      _ = C.configureRoot(binder: ReceiptBinder(draft: draft))
    }
  }

  /// Runs `configure` and `configureRoot`.
  /// - Parameter keepsDetails: whether messages and plugins will be made from the run.
  func record(keepsDetails: Bool) -> ConfigurationRun {
    let run = ConfigurationRun(of: type, keepsDetails: keepsDetails)
    declareBindings(in: run)
    return run
  }

  /// Runs `configure` and `configureRoot` once more, for the slots of a new instance.
  /// - Returns: the position of the first binding that differs from those of the plan; `nil` where all are the same.
  func fill(_ instance: InstanceSlots) -> Int? {
    let repetition = Repetition(for: instance)
    return withExtendedLifetime(repetition) {
      declareBindings(in: ConfigurationRun(repeating: repetition))
      return repetition.firstDifference
    }
  }

  private func declareBindings(in run: ConfigurationRun) {
    switch seedForm {
    case .none: break
    case .plain(let seed): run.recordSeed(BindingDraft(seed, in: run))
    case .provider(let provider, let element, let tag):
      let draft = BindingDraft(element, in: run)
      run.recordSeed(tag.map { draft.tagged(with: $0, provider: provider) } ?? draft)
    }
    configure(run)
    run.close()
  }
}
