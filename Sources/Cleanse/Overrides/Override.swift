import BindingGraph

/// One element of `Overrides`: a module, or a single binding.
struct Override {
  /// The module; `nil` for a single binding.
  let module: (any Module.Type)?
  /// The scope of the module, which some component has to have; `nil` for a module without one and a single binding.
  let scope: Any.Type?
  /// Whether its bindings share their values where the replaced ones did.
  let inheritsSharing: Bool
  let reach: OverrideReach
  /// The module, or component, whose private bindings it is meant for; `nil` for all bindings.
  private(set) var privateTo: Any.Type?
  /// The origin of the choice, such as a launch argument, for reports; `nil` for an override in source code.
  let origin: String?
  /// Whether it may not leave the isolation that made it.
  let isConfined: Bool
  /// Makes its bindings in a run.
  let declareBindings: (ConfigurationRun) -> Void

  init(
    inheritsSharing: Bool = false, reach: OverrideReach = .everywhere, origin: String? = nil,
    isConfined: Bool = true, declareBindings: @escaping (ConfigurationRun) -> Void
  ) {
    module = nil
    scope = nil
    self.inheritsSharing = inheritsSharing
    self.reach = reach
    self.origin = origin
    self.isConfined = isConfined
    self.declareBindings = declareBindings
  }

  /// - Parameter isConfined: whether the module's `configure` may belong to an isolation: a module captures nothing, but its
  ///   conformance can be that of a global actor.
  init<M: Module>(_ module: M.Type, isConfined: Bool) {
    self.module = module
    scope = M.Scope.self == Unscoped.self ? nil : M.Scope.self
    inheritsSharing = false
    reach = .everywhere
    origin = nil
    self.isConfined = isConfined
    declareBindings = { run in run.include(M.self) { M.configure(binder: Binder<M.Scope>(run)) } }
  }

  /// The same for the private bindings of a module only.
  func meant(forPrivateBindingsOf module: Any.Type) -> Override {
    var override = self
    override.privateTo = module
    return override
  }

  /// Its own declarations, as if nothing else had included its modules before.
  func configuration(keepsDetails: Bool) -> RecordedConfiguration {
    ConfigurationRecorder.record(Overrides.self, keepsDetails: keepsDetails, declareBindings).configuration
  }

  /// Whether it binds or decorates anything by itself; what it declares as optional is not bound.
  var overridesAnything: Bool {
    configuration(keepsDetails: false).declarations.contains(where: \.overrides)
  }
}

/// The component that overrides are applied to, and what stands around it.
struct OverrideContext {
  let component: Any.Type
  /// Where the component was installed; `nil` for the root.
  let installationLocation: SourceLocation?
  /// The changes of overrides to the run that the component is linked by; `nil` if all overrides have to run.
  let appliedBefore: AppliedOverrides?
  /// The declarations of the ancestors, and the changes of overrides there, innermost first.
  let ancestors: [(configuration: RecordedConfiguration, appliedOverrides: AppliedOverrides?)]

  /// The component and those around it, the outermost first.
  var componentPath: [TypeReference] {
    ancestors.reversed().map { $0.configuration.modules[0].type } + [TypeReference(component)]
  }
}

/// The components that an override acts in. They are known by name, because launch arguments can name nothing else.
package struct OverrideReach: Hashable, Sendable {
  /// The one component; `nil` for all but the exceptions.
  let component: String?
  private let exceptions: Set<String>

  /// Every component that has something to replace.
  static let everywhere = OverrideReach(component: nil, exceptions: [])

  /// The components of a name, with or without their module.
  package static func component(named name: String) -> OverrideReach {
    OverrideReach(component: name, exceptions: [])
  }

  /// Every component but those of some names.
  package static func everywhere(but exceptions: Set<String>) -> OverrideReach {
    OverrideReach(component: nil, exceptions: exceptions)
  }

  func includes(_ component: Any.Type) -> Bool {
    // Most overrides reach everywhere, and names take time.
    guard self != .everywhere else { return true }
    let type = TypeReference(component)
    if let name = self.component { return name == type.name || name == type.qualifiedName }
    return !exceptions.contains(type.name) && !exceptions.contains(type.qualifiedName)
  }
}
