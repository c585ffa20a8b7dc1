/// One thing that differs between two documents.
public struct GraphChange: Sendable, Hashable {
  /// What a change is about.
  struct Subject: Sendable, Hashable {
    enum Sort: Sendable, Hashable {
      case component
      case binding
      /// An element of a collection, and its key, where that is a dictionary.
      case element(key: String?)
      case finding
    }

    let sort: Sort
    /// The component or the key; for a finding its headline.
    let name: String
    /// The component that a binding is in.
    var component: String?
    /// Whether other components bind the same key.
    var isOneOfSeveral = false
    /// Where it is made, or was.
    let location: GraphDocument.Location?
  }

  /// What serves a requirement.
  enum Source: Sendable, Hashable {
    case component(String)
    case other(GraphDocument.Requirement.Resolution)
  }

  enum Fact: Sendable, Hashable {
    case componentAdded(in: String?, bindings: Int)
    case componentRemoved(from: String?)
    case componentMoved(from: String?, to: String?)
    case componentRenamed(from: String)
    case scopeChanged(from: String?, to: String?)
    case seedChanged(from: String?, to: String?)
    case rootChanged(from: String?, to: String?)
    case moduleAdded(String)
    case moduleRemoved(String)
    case bindingAdded(isShared: Bool, isSendable: Bool)
    case bindingRemoved
    case bindingMoved(from: String, to: String)
    case elementsReordered
    case kindChanged(from: GraphDocument.Kind, to: GraphDocument.Kind)
    case sharingChanged(to: String?)
    case sendabilityChanged(to: Bool)
    case moduleChanged(from: String?, to: String?)
    case requirementAdded(String)
    case requirementRemoved(String)
    case requirementRespelled(from: String, to: String)
    case requirementRedirected(String, from: Source, to: Source)
    case findingAdded(GraphDocument.Finding.Severity, id: String)
    case findingRemoved(GraphDocument.Finding.Severity, id: String)
  }

  let subject: Subject
  let fact: Fact

  /// The stable name of the kind of change, such as `requirement-added`.
  public var kind: String {
    switch fact {
    case .componentAdded: "component-added"
    case .componentRemoved: "component-removed"
    case .componentMoved: "component-moved"
    case .componentRenamed: "component-renamed"
    case .scopeChanged: "scope-changed"
    case .seedChanged: "seed-changed"
    case .rootChanged: "root-changed"
    case .moduleAdded: "module-added"
    case .moduleRemoved: "module-removed"
    case .bindingAdded: "binding-added"
    case .bindingRemoved: "binding-removed"
    case .bindingMoved: "binding-moved"
    case .elementsReordered: "elements-reordered"
    case .kindChanged: "kind-changed"
    case .sharingChanged: "sharing-changed"
    case .sendabilityChanged: "sendability-changed"
    case .moduleChanged: "module-changed"
    case .requirementAdded: "requirement-added"
    case .requirementRemoved: "requirement-removed"
    case .requirementRespelled: "requirement-respelled"
    case .requirementRedirected: "requirement-redirected"
    case .findingAdded: "finding-added"
    case .findingRemoved: "finding-removed"
    }
  }

  /// The name of what has changed: a binding's key, a component, or the headline of what a check found.
  public var name: String { subject.name }

  /// The component that the binding is in; `nil` for other changes.
  public var component: String? { subject.component }

  /// Where the binding is made, or was.
  public var location: GraphDocument.Location? { subject.location }
}
