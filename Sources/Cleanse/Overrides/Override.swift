import BindingGraph

/// One element of `Overrides`: a module, or a single binding.
struct Override {
  /// The module; `nil` for a single binding.
  let module: (any Module.Type)?
  /// The scope of the module, which some component must have; `nil` for an unscoped module and a single binding.
  let scope: Any.Type?
  /// Whether its bindings are shared if the replaced ones are.
  let inheritsSharing: Bool
  let reach: OverrideReach
  /// The module or component whose private bindings alone it replaces; `nil` for all bindings.
  private(set) var privateTo: Any.Type?
  /// The origin of the choice, such as a launch argument, for reports; `nil` for an override in source code.
  let origin: String?
  /// Whether it must stay in the isolation that created it.
  let isConfined: Bool
  /// Declares its bindings in a run.
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

  /// - Parameter isConfined: whether the module's `configure` may be isolated: a module captures nothing, but its
  ///   conformance can be isolated to a global actor.
  init<M: Module>(_ module: M.Type, isConfined: Bool) {
    self.module = module
    scope = M.Scope.self == Unscoped.self ? nil : M.Scope.self
    inheritsSharing = false
    reach = .everywhere
    origin = nil
    self.isConfined = isConfined
    declareBindings = { run in run.include(M.self) { M.configure(binder: Binder<M.Scope>(run)) } }
  }

  /// The same override, for the private bindings of a module only.
  func meant(forPrivateBindingsOf module: Any.Type) -> Override {
    var override = self
    override.privateTo = module
    return override
  }

  /// Its own declarations, including modules that other overrides have included before.
  func configuration(keepsDetails: Bool) -> RecordedConfiguration {
    ConfigurationRecorder.record(Overrides.self, keepsDetails: keepsDetails, declareBindings).configuration
  }

  /// Whether it binds or decorates anything by itself; optional declarations do not count.
  var overridesAnything: Bool {
    configuration(keepsDetails: false).declarations.contains(where: \.overrides)
  }
}

/// The component that overrides are applied to, with its surroundings.
struct OverrideContext {
  let component: Any.Type
  /// The location of the component's installation; `nil` for the root.
  let installationLocation: SourceLocation?
  /// The changes of overrides to the linked run of the component; `nil` if all overrides must run.
  let appliedBefore: AppliedOverrides?
  /// The declarations of the ancestors, and the changes of overrides to them, innermost first.
  let ancestors: [(configuration: RecordedConfiguration, appliedOverrides: AppliedOverrides?)]

  /// The component and its ancestors, outermost first.
  var componentPath: [TypeReference] {
    ancestors.reversed().map { $0.configuration.modules[0].type } + [TypeReference(component)]
  }
}

/// The components that an override applies to. They are identified by name, because launch arguments are text.
package struct OverrideReach: Hashable, Sendable {
  /// The only component; `nil` for all except the exceptions.
  let component: String?
  private let exceptions: Set<String>

  /// All components that have a binding to replace.
  static let everywhere = OverrideReach(component: nil, exceptions: [])

  /// The components with a name, with or without their module.
  package static func component(named name: String) -> OverrideReach {
    OverrideReach(component: name, exceptions: [])
  }

  /// All components except those with some names.
  package static func everywhere(but exceptions: Set<String>) -> OverrideReach {
    OverrideReach(component: nil, exceptions: exceptions)
  }

  func includes(_ component: Any.Type) -> Bool {
    // Most overrides apply everywhere, and names take time.
    guard self != .everywhere else { return true }
    let type = TypeReference(component)
    if let name = self.component { return name == type.name || name == type.qualifiedName }
    return !exceptions.contains(type.name) && !exceptions.contains(type.qualifiedName)
  }
}
