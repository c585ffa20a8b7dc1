import BindingGraph

/// One difference between two documents.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct GraphChange: Sendable, Hashable {
  /// The changed part of a graph.
  struct Subject: Sendable, Hashable {
    /// The component or the key; for a diagnostic its headline.
    let name: String
    /// The component that has changed, or the component of the binding.
    var component: Place?
    /// The key of the binding.
    var key: GraphDocument.TypeName?
    /// Whether other components bind the same key.
    var isOneOfSeveral = false
    /// Whether the binding is a decorator of the key.
    var isDecorator = false
    /// The collection and key of a contribution; `nil` for other bindings.
    var contribution: GraphDocument.Node.Contribution?
    /// The location of its binding, now or before.
    let location: GraphDocument.Location?
  }

  /// A component at one place of the tree.
  struct Place: Sendable, Hashable {
    let id: String
    let name: String
  }

  enum Fact: Sendable, Hashable {
    case component(ComponentFact)
    case binding(BindingFact)
    case requirement(RequirementFact)
    case diagnostic(DiagnosticChange, about: Problem)
    case swiftModuleRenamed(from: String, to: String)
  }

  let subject: Subject
  let fact: Fact

  /// The name of the changed part: a binding's key, a component, or the headline of a diagnostic.
  public var name: String { subject.name }

  /// The name of the component that has changed, or of the binding's component; `nil` for a diagnostic.
  public var component: String? { subject.component?.name }

  /// The identifier of that component: in the newer document, unless only the older one has it.
  public var componentID: String? { subject.component?.id }

  /// The key of the binding; `nil` for other changes.
  public var key: GraphDocument.TypeName? { subject.key }

  /// The collection that the binding contributes to; `nil` for other changes.
  public var contribution: GraphDocument.Node.Contribution? { subject.contribution }

  /// The location of the binding, now or before.
  public var location: GraphDocument.Location? { subject.location }
}

// MARK: Facts

extension GraphChange {
  /// A change of a component.
  enum ComponentFact: Sendable, Hashable {
    case added(in: Place?, bindings: Int)
    case removed(from: Place?)
    case moved(from: Place?, to: Place?)
    case renamed(from: GraphDocument.TypeName, to: GraphDocument.TypeName)
    case scopeChanged(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?)
    case seedChanged(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?)
    case rootChanged(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?)
    case repetitionChanged(to: Bool)
    case module(ModuleFact, GraphDocument.TypeName)
  }

  /// A change of a component's module. Without an including module, the component itself includes it.
  enum ModuleFact: Sendable, Hashable {
    case added
    case removed
    case renamed(from: GraphDocument.TypeName)
    case moved(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?)
  }

  /// A change of a binding, except of its dependencies.
  enum BindingFact: Sendable, Hashable {
    /// - Parameters:
    ///   - adjectives: the properties that the sentence mentions.
    ///   - needs: the types that it depends on.
    case added(to: Place, adjectives: [String], needs: [GraphDocument.TypeName])
    case removed(from: Place)
    case moved(from: Place, to: Place)
    /// - Parameter order: the former positions of the contributions in their new order, counted from 1.
    case elementsReordered(order: [Int])
    /// Without an order, the contribution has the default order.
    case orderChanged(from: String?, to: String?)
    case renamed(from: GraphDocument.TypeName, to: GraphDocument.TypeName)
    case tagRenamed(from: GraphDocument.TypeName, to: GraphDocument.TypeName)
    /// - Parameter key: the former key.
    case tagChanged(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?, key: GraphDocument.TypeName)
    case kindChanged(from: GraphDocument.Node.Kind, to: GraphDocument.Node.Kind)
    /// Without a scope, each request creates a new value.
    case sharingChanged(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?)
    case attributeChanged(DocumentedAttribute, isThere: Bool)
    /// Without a module, the component itself binds it.
    case moduleChanged(from: GraphDocument.TypeName?, to: GraphDocument.TypeName?)
    /// Without a visibility, the component and its subcomponents can depend on it.
    case visibilityChanged(from: GraphDocument.Node.Visibility?, to: GraphDocument.Node.Visibility?)
  }

  /// A change of one dependency of a binding.
  enum RequirementFact: Sendable, Hashable {
    case added(GraphDocument.TypeName)
    case removed(GraphDocument.TypeName)
    case respelled(from: GraphDocument.TypeName, to: GraphDocument.TypeName)
    case redirected(GraphDocument.TypeName, from: Source, to: Source)
  }

  /// The source of a dependency.
  enum Source: Sendable, Hashable {
    case component(Place)
    case other(GraphDocument.Requirement.Resolution)
  }

  /// An error or warning of a check.
  struct Problem: Sendable, Hashable {
    let id: String
    let severity: DiagnosticSeverity
  }

  /// A change of a diagnostic.
  enum DiagnosticChange: Sendable, Hashable {
    case added
    case removed
    /// - Parameter name: the readable name of the node.
    case concernAdded(node: String, name: String)
    case concernRemoved(node: String, name: String)
  }
}
