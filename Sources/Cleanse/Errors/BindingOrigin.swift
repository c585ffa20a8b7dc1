import BindingGraph

/// The origin of a binding: its source location, and the modules that lead to it.
public struct BindingOrigin: Sendable {
  /// The location of the binding's statement; for a seed, the location where its component is installed.
  public let sourceLocation: SourceLocation?
  /// The component, then the modules that lead to the binding.
  public let modulePath: [Any.Type]

  init(_ site: BindingSite) {
    sourceLocation = site.location
    modulePath = site.modulePath.compactMap(\.type)
  }
}
