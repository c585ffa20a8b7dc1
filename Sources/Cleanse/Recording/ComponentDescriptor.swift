import BindingGraph

/// A component type, with its generic parts as closures.
final class ComponentDescriptor {
  let type: Any.Type
  /// `nil` if the component has no scope.
  let scope: Any.Type?
  let seed: Any.Type
  /// `nil` for a module that is validated alone.
  let root: Any.Type?
  /// The `ComponentFactory` type of the component.
  let factory: Any.Type
  let seedForm: SeedForm
  /// Creates a `ComponentFactory` of the component, for the slot of its binding.
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

  /// Records the declarations of the component.
  /// - Parameter keepsDetails: whether to keep the details for messages and plugins.
  func record(keepsDetails: Bool) -> Recording {
    ConfigurationRecorder.record(type, keepsDetails: keepsDetails, declareBindings)
  }

  /// Declares the component's seed, and the bindings of `configure` and `configureRoot`.
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
