import BindingGraph

/// Where a binding was made, and how it came into its component.
public struct BindingOrigin: Sendable {
  /// The place of the binding's statement; for a seed, the place where its component is installed.
  public let sourceLocation: SourceLocation?
  /// The component, then the modules that led to the binding.
  public let modulePath: [Any.Type]

  init(_ site: BindingSite) {
    sourceLocation = site.location
    modulePath = site.modulePath.compactMap(\.type)
  }
}
