extension GraphChange {
  /// The stable name of the kind of change, such as `requirement-added`. `Documentation/changes.schema.json` lists all.
  public var kind: String {
    switch fact {
    case .component(let fact): fact.kind
    case .binding(let fact): fact.kind
    case .requirement(let fact): fact.kind
    case .finding(let fact, _): fact.kind
    }
  }
}

extension GraphChange.ComponentFact {
  fileprivate var kind: String {
    switch self {
    case .added: "component-added"
    case .removed: "component-removed"
    case .moved: "component-moved"
    case .renamed: "component-renamed"
    case .scopeChanged: "scope-changed"
    case .seedChanged: "seed-changed"
    case .rootChanged: "root-changed"
    case .repetitionChanged: "repetition-changed"
    case .module(.added, _): "module-added"
    case .module(.removed, _): "module-removed"
    case .module(.moved, _): "module-moved"
    }
  }
}

extension GraphChange.BindingFact {
  fileprivate var kind: String {
    switch self {
    case .added: "binding-added"
    case .removed: "binding-removed"
    case .moved: "binding-moved"
    case .elementsReordered: "elements-reordered"
    case .tagChanged: "tag-changed"
    case .kindChanged: "kind-changed"
    case .sharingChanged: "sharing-changed"
    case .sendabilityChanged: "sendability-changed"
    case .rootMarkChanged: "root-mark-changed"
    case .lifecycleChanged: "lifecycle-changed"
    case .moduleChanged: "module-changed"
    }
  }
}

extension GraphChange.RequirementFact {
  fileprivate var kind: String {
    switch self {
    case .added: "requirement-added"
    case .removed: "requirement-removed"
    case .respelled: "requirement-respelled"
    case .redirected: "requirement-redirected"
    }
  }
}

extension GraphChange.FindingFact {
  fileprivate var kind: String {
    switch self {
    case .added: "finding-added"
    case .removed: "finding-removed"
    case .concernAdded: "concern-added"
    case .concernRemoved: "concern-removed"
    }
  }
}
