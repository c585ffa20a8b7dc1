extension GraphDocument {
  /// A component at one position of the tree. A component that is installed twice is listed twice.
  public struct Component: Sendable, Hashable, Codable, Identifiable {
    /// The qualified names from the root component to this one, as in `App.AppComponent > App.Session`.
    public internal(set) var id: String
    /// The component.
    public internal(set) var type: TypeName
    /// `nil` for a component without scope.
    public internal(set) var scope: TypeName?
    /// `nil` for a component without seed.
    public internal(set) var seed: TypeName?
    /// The component that installs this one; `nil` for the outermost one.
    public internal(set) var parent: String?
    /// The number of ancestors.
    public internal(set) var depth: Int
    /// The included modules, each after the one that includes it.
    public internal(set) var modules: [Module]
    /// The node of its root, if it is bound and not left out by a filter.
    public internal(set) var root: String?
    /// The location of the installation; `nil` for the outermost one.
    public let location: Location?
    /// Whether the component would contain itself. The document has none of its parts then.
    public let repeatsAncestor: Bool
  }

  /// A module of a component. Its `id` is unique within the component.
  public struct Module: Sendable, Hashable, Codable, Identifiable {
    /// The qualified name.
    public internal(set) var id: String
    /// The Cleanse module.
    public internal(set) var type: TypeName
    /// The module that includes it first; `nil` for the component itself.
    public internal(set) var parent: String?
  }
}
