extension GraphDocument {
  /// A component at one place of the tree. One that is installed at two places stands there twice.
  public struct Component: Sendable, Hashable, Codable, Identifiable {
    /// The qualified names from the root component to this one, as in `App.AppComponent > App.Session`.
    public let id: String
    public let type: TypeName
    /// `nil` for a component without scope.
    public let scope: TypeName?
    /// `nil` for a component without seed.
    public let seed: TypeName?
    /// The component that this one is installed in; `nil` for the outermost one.
    public internal(set) var parent: String?
    /// How many components are around this one.
    public internal(set) var depth: Int
    /// The modules that it includes, each behind the one that includes it.
    public internal(set) var modules: [Module]
    /// The node of its root, where that is bound, and not left out by a filter.
    public internal(set) var root: String?
    /// Where it is installed; `nil` for the outermost one.
    public let location: Location?
    /// Set where the component would contain itself: nothing of it is in the document then.
    public let repeatsAncestor: Bool
  }

  /// A module that a component includes. Its `id` is one within the component.
  public struct Module: Sendable, Hashable, Codable, Identifiable {
    /// The qualified name.
    public let id: String
    public let type: TypeName
    /// The module that includes it first; `nil` for the component itself.
    public let parent: String?
  }
}
