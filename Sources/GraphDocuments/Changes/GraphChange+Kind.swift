extension GraphChange {
  /// A kind of change. More may come.
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
    case .tagChanged: .tagChanged
    case .kindChanged: .kindChanged
    case .sharingChanged: .sharingChanged
    case .sendabilityChanged: .sendabilityChanged
    case .rootMarkChanged: .rootMarkChanged
    case .lifecycleChanged: .lifecycleChanged
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
  /// A component is installed anew.
  public static let componentAdded: GraphChange.Kind = "component-added"
  /// A component is no longer installed.
  public static let componentRemoved: GraphChange.Kind = "component-removed"
  /// A component is installed in another one.
  public static let componentMoved: GraphChange.Kind = "component-moved"
  /// A component has another name at the same place.
  public static let componentRenamed: GraphChange.Kind = "component-renamed"
  /// A component's scope is another one.
  public static let scopeChanged: GraphChange.Kind = "scope-changed"
  /// A component's seed is another type.
  public static let seedChanged: GraphChange.Kind = "seed-changed"
  /// A component's root is another type.
  public static let rootChanged: GraphChange.Kind = "root-changed"
  /// A component is installed in itself, or no longer is.
  public static let repetitionChanged: GraphChange.Kind = "repetition-changed"
  /// A component includes a module anew.
  public static let moduleAdded: GraphChange.Kind = "module-added"
  /// A component no longer includes a module.
  public static let moduleRemoved: GraphChange.Kind = "module-removed"
  /// Another module, or the component itself, includes a module.
  public static let moduleMoved: GraphChange.Kind = "module-moved"
  /// A type is bound anew.
  public static let bindingAdded: GraphChange.Kind = "binding-added"
  /// A type is no longer bound.
  public static let bindingRemoved: GraphChange.Kind = "binding-removed"
  /// A binding belongs to another component.
  public static let bindingMoved: GraphChange.Kind = "binding-moved"
  /// A collection's elements are in another order.
  public static let elementsReordered: GraphChange.Kind = "elements-reordered"
  /// A binding's tag is another one.
  public static let tagChanged: GraphChange.Kind = "tag-changed"
  /// Another sort of statement makes the binding.
  public static let kindChanged: GraphChange.Kind = "kind-changed"
  /// A binding is shared in another scope, or no longer.
  public static let sharingChanged: GraphChange.Kind = "sharing-changed"
  /// Another isolation may use the values, or no longer.
  public static let sendabilityChanged: GraphChange.Kind = "sendability-changed"
  /// A binding is bound as root, or no longer.
  public static let rootMarkChanged: GraphChange.Kind = "root-mark-changed"
  /// A binding is eager or has a hook, or no longer.
  public static let lifecycleChanged: GraphChange.Kind = "lifecycle-changed"
  /// Another module makes the binding.
  public static let moduleChanged: GraphChange.Kind = "module-changed"
  /// A binding asks for something else in addition.
  public static let requirementAdded: GraphChange.Kind = "requirement-added"
  /// A binding no longer asks for something.
  public static let requirementRemoved: GraphChange.Kind = "requirement-removed"
  /// A binding asks for the same in another form.
  public static let requirementRespelled: GraphChange.Kind = "requirement-respelled"
  /// Something else serves what a binding asks for.
  public static let requirementRedirected: GraphChange.Kind = "requirement-redirected"
  /// A check finds something new.
  public static let diagnosticAdded: GraphChange.Kind = "diagnostic-added"
  /// A check no longer finds something.
  public static let diagnosticRemoved: GraphChange.Kind = "diagnostic-removed"
  /// What a check finds is about a node in addition.
  public static let concernAdded: GraphChange.Kind = "concern-added"
  /// What a check finds is no longer about a node.
  public static let concernRemoved: GraphChange.Kind = "concern-removed"
}
