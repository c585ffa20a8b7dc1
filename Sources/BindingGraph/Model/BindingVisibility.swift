/// The part of a component that can depend on a private binding.
///
///     binder.bind(URLSession.self).visible(in: .module).sharedInScope().to(factory: makeSession)
///
/// Without this step, a binding is visible in its component and in all subcomponents.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct BindingVisibility: Hashable, Sendable, CustomStringConvertible {
  // One byte: a large graph has thousands of these.
  private enum Extent: UInt8 {
    case module
    case component
  }

  private let extent: Extent

  /// The statements of the same `configure` only: those of the module, or of the component itself.
  ///
  /// Neither the modules that it includes nor those that include it can depend on the binding. A component's own
  /// `configure` includes its `configureRoot`.
  public static let module = BindingVisibility(extent: .module)
  /// The component with all its modules, and no subcomponent.
  public static let component = BindingVisibility(extent: .component)

  /// The word of JSON: `module` or `component`.
  public var description: String {
    switch extent {
    case .module: "module"
    case .component: "component"
    }
  }
}
