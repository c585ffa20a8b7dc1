extension GraphChange {
  /// A kind of change. Later versions may have more.
  public struct Kind: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable, CustomStringConvertible {
    /// The stable name, such as `requirement-added`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
      self.init(rawValue: value)
    }

    public var description: String { rawValue }
  }

  /// The kind of change. `Documentation/changes.schema.json` lists all.
  public var kind: Kind {
    switch fact {
    case .component(let fact): fact.kind
    case .binding(let fact): fact.kind
    case .requirement(let fact): fact.kind
    case .diagnostic(let fact, _): fact.kind
    case .swiftModuleRenamed: .swiftModuleRenamed
    }
  }
}

extension GraphChange.ComponentFact {
  fileprivate var kind: GraphChange.Kind {
    switch self {
    case .added: .componentAdded
    case .removed: .componentRemoved
    case .moved: .componentMoved
    case .renamed: .componentRenamed
    case .scopeChanged: .scopeChanged
    case .seedChanged: .seedChanged
    case .rootChanged: .rootChanged
    case .repetitionChanged: .repetitionChanged
    case .module(.added, _): .moduleAdded
    case .module(.removed, _): .moduleRemoved
    case .module(.renamed, _): .moduleRenamed
    case .module(.moved, _): .moduleMoved
    }
  }
}

extension GraphChange.BindingFact {
  fileprivate var kind: GraphChange.Kind {
    switch self {
    case .added: .bindingAdded
    case .removed: .bindingRemoved
    case .moved: .bindingMoved
    case .elementsReordered: .elementsReordered
    case .orderChanged: .orderChanged
    case .visibilityChanged: .visibilityChanged
    case .renamed: .bindingRenamed
    case .tagRenamed, .tagChanged: .tagChanged
    case .kindChanged: .kindChanged
    case .sharingChanged: .sharingChanged
    case .attributeChanged(let attribute, _): GraphChange.Kind(rawValue: attribute.change)
    case .moduleChanged: .moduleChanged
    }
  }
}

extension GraphChange.RequirementFact {
  fileprivate var kind: GraphChange.Kind {
    switch self {
    case .added: .requirementAdded
    case .removed: .requirementRemoved
    case .respelled: .requirementRespelled
    case .redirected: .requirementRedirected
    }
  }
}

extension GraphChange.DiagnosticChange {
  fileprivate var kind: GraphChange.Kind {
    switch self {
    case .added: .diagnosticAdded
    case .removed: .diagnosticRemoved
    case .concernAdded: .concernAdded
    case .concernRemoved: .concernRemoved
    }
  }
}

// MARK: Kinds

extension GraphChange.Kind {
  /// A component was installed.
  public static let componentAdded: GraphChange.Kind = "component-added"
  /// A component is no longer installed.
  public static let componentRemoved: GraphChange.Kind = "component-removed"
  /// A component was moved to another component.
  public static let componentMoved: GraphChange.Kind = "component-moved"
  /// A component was renamed.
  public static let componentRenamed: GraphChange.Kind = "component-renamed"
  /// A component has a different scope.
  public static let scopeChanged: GraphChange.Kind = "scope-changed"
  /// A component has a different seed type.
  public static let seedChanged: GraphChange.Kind = "seed-changed"
  /// A component has a different root type.
  public static let rootChanged: GraphChange.Kind = "root-changed"
  /// A component is now installed in itself, or no longer is.
  public static let repetitionChanged: GraphChange.Kind = "repetition-changed"
  /// A component now includes a module.
  public static let moduleAdded: GraphChange.Kind = "module-added"
  /// A component no longer includes a module.
  public static let moduleRemoved: GraphChange.Kind = "module-removed"
  /// A module was renamed, in all components that include it.
  public static let moduleRenamed: GraphChange.Kind = "module-renamed"
  /// A module is now included by another module, or by the component itself.
  public static let moduleMoved: GraphChange.Kind = "module-moved"
  /// A binding was added.
  public static let bindingAdded: GraphChange.Kind = "binding-added"
  /// A binding was removed.
  public static let bindingRemoved: GraphChange.Kind = "binding-removed"
  /// A binding was moved to another component.
  public static let bindingMoved: GraphChange.Kind = "binding-moved"
  /// The type of a binding was renamed, in all bindings and dependencies.
  public static let bindingRenamed: GraphChange.Kind = "binding-renamed"
  /// The contributions of a collection have a different order.
  public static let elementsReordered: GraphChange.Kind = "elements-reordered"
  /// A contribution has a different `order`.
  public static let orderChanged: GraphChange.Kind = "order-changed"
  /// A binding has a different tag.
  public static let tagChanged: GraphChange.Kind = "tag-changed"
  /// A binding has a different kind of statement.
  public static let kindChanged: GraphChange.Kind = "kind-changed"
  /// A binding is shared in a different scope, or no longer shared.
  public static let sharingChanged: GraphChange.Kind = "sharing-changed"
  /// A binding is now declared sendable, or no longer is.
  public static let sendabilityChanged: GraphChange.Kind = "sendability-changed"
  /// A binding is now declared live, or no longer is.
  public static let livenessChanged: GraphChange.Kind = "liveness-changed"
  /// A binding is now its component's root, or no longer is.
  public static let rootMarkChanged: GraphChange.Kind = "root-mark-changed"
  /// A binding is now eager or has a lifecycle hook, or no longer.
  public static let lifecycleChanged: GraphChange.Kind = "lifecycle-changed"
  /// A binding was moved to another module.
  public static let moduleChanged: GraphChange.Kind = "module-changed"
  /// A binding is now private, no longer private, or private to something else.
  public static let visibilityChanged: GraphChange.Kind = "visibility-changed"
  /// A binding has a new dependency.
  public static let requirementAdded: GraphChange.Kind = "requirement-added"
  /// A binding no longer has a dependency.
  public static let requirementRemoved: GraphChange.Kind = "requirement-removed"
  /// A dependency has a different form, such as a provider.
  public static let requirementRespelled: GraphChange.Kind = "requirement-respelled"
  /// A dependency is served by a different binding.
  public static let requirementRedirected: GraphChange.Kind = "requirement-redirected"
  /// A Swift module was renamed.
  public static let swiftModuleRenamed: GraphChange.Kind = "swift-module-renamed"
  /// There is a new error or warning.
  public static let diagnosticAdded: GraphChange.Kind = "diagnostic-added"
  /// An error or warning is gone.
  public static let diagnosticRemoved: GraphChange.Kind = "diagnostic-removed"
  /// An error or warning concerns another node in addition.
  public static let concernAdded: GraphChange.Kind = "concern-added"
  /// An error or warning no longer concerns a node.
  public static let concernRemoved: GraphChange.Kind = "concern-removed"
}
