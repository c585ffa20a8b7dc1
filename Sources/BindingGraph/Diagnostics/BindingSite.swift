/// The location of a binding, and its path into its component.
package struct BindingSite: Sendable, Hashable {
  /// The role of a binding in its component, as reports distinguish it.
  package enum Role: Sendable, Hashable {
    case binding
    /// A binding that replaces another one.
    case override
    /// An element of a collection.
    case contribution
    /// The declaration of a collection, which may be empty.
    case declaration
    /// The seed of the component. It has no statement of its own: its location is that of the installation.
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

extension BindingSite {
  /// Whether a site comes before another one: by location; those without one come last.
  static func isInOrder(_ left: BindingSite, _ right: BindingSite) -> Bool {
    switch (left.location, right.location) {
    case (let left?, let right?): left < right
    case (.some, nil): true
    default: false
    }
  }
}

extension [BindingSite] {
  /// The sites by location; those without one come last.
  var inOrder: [BindingSite] { inOrder(by: BindingSite.isInOrder) }
}

extension BindingSite {
  /// The path of modules to the binding: `App > NetworkModule > CacheModule`.
  package var modules: DiagnosticText {
    DiagnosticText(modulePath.map { DiagnosticText($0) }, separator: " > ")
  }

  /// The site as a step of a trace.
  package var step: DiagnosticStep {
    switch role {
    case .binding: DiagnosticStep("bound in \(modules)", at: location)
    case .override:
      DiagnosticStep(
        modulePath.count > 1 ? "overridden in \(modules)" : "overridden in \(modules) by overriding(_:…)", at: location)
    case .contribution: DiagnosticStep("contributed in \(modules)", at: location)
    case .declaration: DiagnosticStep("declared in \(modules)", at: location)
    case .seed: DiagnosticStep(location == nil ? "seed of \(modules)" : "seed of \(modules), installed", at: location)
    case .root: DiagnosticStep("bound as the root of \(modules)", at: location)
    case .installation: DiagnosticStep("installed in \(modules)", at: location)
    case .decorator: DiagnosticStep("decorated in \(modules)", at: location)
    }
  }
}

/// A request for a type: the requiring type and its location.
package struct Request: Sendable, Hashable {
  /// The type with the dependency.
  package let requirer: TypeReference
  package let role: RequirerRole
  package let location: SourceLocation?

  package init(requirer: TypeReference, as role: RequirerRole = .binding, location: SourceLocation?) {
    self.requirer = requirer
    self.role = role
    self.location = location
  }

  /// The dependent as reports name it.
  var requirerName: DiagnosticText { role.name(for: requirer) }
}

/// The part of a type's creation that has a dependency.
package enum RequirerRole: Sendable, Hashable {
  case binding
  /// A wrapper around the binding.
  case decorator
  /// An element of a collection.
  case contribution

  init(of binding: Binding) {
    self = binding.kind == .decorator ? .decorator : binding.contribution == nil ? .binding : .contribution
  }

  /// Returns the words for a dependent: `Client`, `the decorator of Client`.
  package func name(for type: TypeReference) -> DiagnosticText {
    switch self {
    case .binding, .contribution: "\(type)"
    case .decorator: "the decorator of \(type)"
    }
  }
}

/// A shortest path from a component's root to a binding.
package struct RootPath: Sendable, Equatable {
  /// A binding on the path.
  package struct Link: Sendable, Equatable {
    package let type: TypeReference
    /// The component whose root the binding is, if any.
    package let rootOf: TypeReference?
    package let role: RequirerRole

    package init(type: TypeReference, rootOf: TypeReference?, as role: RequirerRole = .binding) {
      self.type = type
      self.rootOf = rootOf
      self.role = role
    }
  }

  /// From the root to the binding; never empty.
  package let links: [Link]
}
