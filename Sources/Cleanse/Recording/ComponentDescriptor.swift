import BindingGraph

/// A component type, with what is generic about it in closures.
final class ComponentDescriptor {
  let type: Any.Type
  /// `nil` where the component has no scope.
  let scope: Any.Type?
  let seed: Any.Type
  /// `nil` for a module that is checked alone.
  let root: Any.Type?
  /// `ComponentFactory` of the component.
  let factory: Any.Type
  let seedForm: SeedForm
  /// Makes a `ComponentFactory` of the component, for the slot of its binding.
  let makeFactory: Maker
  private let configure: (ConfigurationRun) -> Void

  /// - Parameter configure: runs `configure` and `configureRoot`.
  init(
    type: Any.Type, scope: Any.Type?, seed: Any.Type, root: Any.Type?, factory: Any.Type,
    makeFactory: @escaping Maker.Closure, configure: @escaping (ConfigurationRun) -> Void
  ) {
    self.type = type
    self.scope = scope
    self.seed = seed
    self.root = root
    self.factory = factory
    seedForm = DependencyForms.seedForm(of: seed)
    self.makeFactory = Maker(makeFactory)
    self.configure = configure
  }

  /// Notes what the component declares.
  /// - Parameter keepsDetails: whether messages and plugins will be made from it.
  func record(keepsDetails: Bool) -> Recording {
    ConfigurationRecorder.record(type, keepsDetails: keepsDetails, declareBindings)
  }

  /// Declares the component's seed, and all that `configure` and `configureRoot` bind.
  func declareBindings(in run: ConfigurationRun) {
    switch seedForm {
    case .none: break
    case .plain(let seed): run.declareSeed(BindingDraft(seed, in: run))
    case .provider(let provider, let element, let tag):
      let draft = BindingDraft(element, in: run)
      run.declareSeed(tag.map { draft.tagged(with: $0, provider: provider) } ?? draft)
    }
    configure(run)
  }
}
