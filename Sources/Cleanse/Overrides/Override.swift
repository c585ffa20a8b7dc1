/// One element of `Overrides`: a module, or a single binding.
struct Override {
  /// The scope of the components that it reaches; `nil` where it reaches all.
  let scope: Any.Type?
  /// Whether its bindings share their values where the replaced ones did.
  let inheritsSharing: Bool
  /// Makes its bindings in a run of their own.
  let record: (ConfigurationRun) -> Void

  init(inheritsSharing: Bool, record: @escaping (ConfigurationRun) -> Void) {
    scope = nil
    self.inheritsSharing = inheritsSharing
    self.record = record
  }

  init<M: Module>(_ module: M.Type) {
    scope = M.Scope.self == Unscoped.self ? nil : M.Scope.self
    inheritsSharing = false
    record = { run in run.include(M.self) { M.configure(binder: Binder<M.Scope>(run)) } }
  }

  /// Whether it has something to say about components of a scope.
  func reaches(_ scope: (any Scope.Type)?) -> Bool {
    guard let own = self.scope else { return true }
    return scope.map { $0 == own } ?? false
  }
}
