/// Where a binding was made, and how it came into its component.
package struct BindingSite: Sendable, Hashable {
  /// What a binding is to its component, as far as reports tell it.
  package enum Role: Sendable, Hashable {
    case binding
    /// A binding in the place of another one.
    case override
    /// An element of a collection.
    case contribution
    /// The declaration of a collection, which may be empty.
    case declaration
    /// What the component is built from. It has no statement of its own: its place is that of the installation.
    case seed
    case root
    /// The factory of an installed component.
    case installation
    /// A wrapper around another binding.
    case decorator
  }

  package let location: SourceLocation?
  /// The component, then the modules that led to the binding.
  package let modulePath: [TypeReference]
  package let role: Role

  package init(location: SourceLocation?, modulePath: [TypeReference], role: Role = .binding) {
    self.location = location
    self.modulePath = modulePath
    self.role = role
  }
}

extension BindingSite {
  /// The same statement without its component: its location, and the module around it.
  var statement: BindingSite {
    BindingSite(location: location, modulePath: modulePath.dropFirst().suffix(1), role: role)
  }
}
