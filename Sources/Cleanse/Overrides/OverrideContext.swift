import BindingGraph

/// The component that overrides are applied to, and what stands around it.
struct OverrideContext {
  let component: Any.Type
  /// Where the component was installed; `nil` for the root.
  let installationLocation: SourceLocation?
  /// What the overrides did to the run that the component is linked by; `nil` where all of them are to run.
  let appliedBefore: AppliedOverrides?
  /// What the components around this one declare, and what overrides did there, innermost first.
  let ancestors: [(configuration: RecordedConfiguration, appliedOverrides: AppliedOverrides?)]

  /// The component and those around it, the outermost first.
  var componentPath: [TypeReference] {
    ancestors.reversed().map { $0.configuration.modules[0].type } + [TypeReference(component)]
  }
}
