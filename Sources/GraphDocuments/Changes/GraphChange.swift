/// One thing that differs between two documents.
public struct GraphChange: Sendable, Hashable {
  /// What a change is about.
  struct Subject: Sendable, Hashable {
    /// The component or the key; for a finding its headline.
    let name: String
    /// The component that a binding is in.
    var component: String?
    /// Whether other components bind the same key.
    var isOneOfSeveral = false
    /// What an element of a collection is told apart by; `nil` for what is no element.
    var contribution: GraphDocument.Contribution?
    /// Where it is made, or was.
    let location: GraphDocument.Location?
  }

  enum Fact: Sendable, Hashable {
    case component(ComponentFact)
    case binding(BindingFact)
    case requirement(RequirementFact)
    case finding(FindingFact)
  }

  let subject: Subject
  let fact: Fact

  /// The name of what has changed: a binding's key, a component, or the headline of what a check found.
  public var name: String { subject.name }

  /// The component that the binding is in; `nil` for other changes.
  public var component: String? { subject.component }

  /// Where the binding is made, or was.
  public var location: GraphDocument.Location? { subject.location }
}

// MARK: Facts

extension GraphChange {
  /// What became of a component.
  enum ComponentFact: Sendable, Hashable {
    case added(in: String?, bindings: Int)
    case removed(from: String?)
    case moved(from: String?, to: String?)
    case renamed(from: String)
    case scopeChanged(from: String?, to: String?)
    case seedChanged(from: String?, to: String?)
    case rootChanged(from: String?, to: String?)
    case moduleAdded(String)
    case moduleRemoved(String)
  }

  /// What became of a binding, apart from what it needs.
  enum BindingFact: Sendable, Hashable {
    case added(isShared: Bool, isSendable: Bool)
    case removed
    case moved(from: String, to: String)
    case elementsReordered
    case kindChanged(from: GraphDocument.Kind, to: GraphDocument.Kind)
    /// - Parameter scope: that of a value which is shared now; `nil` where it no longer is.
    case sharingChanged(to: String?)
    case sendabilityChanged(to: Bool)
    case lifecycleChanged(GraphDocument.Lifecycle, isThere: Bool)
    case moduleChanged(from: String?, to: String?)
  }

  /// What became of one thing that a binding needs.
  enum RequirementFact: Sendable, Hashable {
    case added(String)
    case removed(String)
    case respelled(from: String, to: String)
    case redirected(String, from: Source, to: Source)
  }

  /// What serves a requirement.
  enum Source: Sendable, Hashable {
    case component(String)
    case other(GraphDocument.Requirement.Resolution)
  }

  /// What became of a finding.
  enum FindingFact: Sendable, Hashable {
    case added(GraphDocument.Finding.Severity, id: String)
    case removed(GraphDocument.Finding.Severity, id: String)
  }
}
