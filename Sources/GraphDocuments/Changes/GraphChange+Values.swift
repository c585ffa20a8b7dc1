extension GraphChange {
  /// What was there before, such as the qualified name of a type; `nil` where there was nothing.
  ///
  /// Types and modules are qualified names, components and bindings identifiers, and everything else is a word of the
  /// document. `Documentation/changes.schema.json` says for each kind what it is.
  public var old: String? { values.old }

  /// What is there now, as with `old`; `nil` where there is nothing any more.
  public var new: String? { values.new }

  /// What a requirement asks for, as the newer document has it: a qualified name; `nil` for other changes.
  public var requirement: String? {
    guard case .requirement(let fact) = fact else { return nil }
    return switch fact {
    case .added(let type), .removed(let type), .respelled(_, let type), .redirected(let type, _, _):
      type.qualifiedName
    }
  }

  /// The qualified name of a module that a component includes otherwise; `nil` for other changes.
  public var module: String? {
    if case .component(.module(_, let module)) = fact { module.qualifiedName } else { nil }
  }

  /// For elements in another order, the places that they had before, counted from 1; `nil` for other changes.
  public var order: [Int]? {
    if case .binding(.elementsReordered(let order)) = fact { order } else { nil }
  }

  /// What a check finds; `nil` for other changes.
  var problem: Problem? {
    if case .finding(_, let problem) = fact { problem } else { nil }
  }

  typealias Values = (old: String?, new: String?)

  private var values: Values {
    switch fact {
    case .component(let fact): fact.values
    case .binding(let fact): fact.values
    case .requirement(let fact): fact.values
    case .finding(.concernAdded(let node, _), _): (nil, node)
    case .finding(.concernRemoved(let node, _), _): (node, nil)
    case .finding(.added, _): (nil, name)
    case .finding(.removed, _): (name, nil)
    }
  }

  /// Words for what is there or is not.
  fileprivate static func values(of word: String, isThere: Bool) -> Values { isThere ? (nil, word) : (word, nil) }
}

extension GraphChange.ComponentFact {
  fileprivate var values: GraphChange.Values {
    switch self {
    case .added(let parent, _): (nil, parent?.id)
    case .removed(let parent): (parent?.id, nil)
    case .moved(let old, let new): (old?.id, new?.id)
    case .renamed(let old, let new): (old.qualifiedName, new.qualifiedName)
    case .scopeChanged(let old, let new), .seedChanged(let old, let new), .rootChanged(let old, let new),
      .module(.moved(let old, let new), _):
      (old?.qualifiedName, new?.qualifiedName)
    case .repetitionChanged(let isThere): GraphChange.values(of: "repeated", isThere: isThere)
    case .module(.added, let module): (nil, module.qualifiedName)
    case .module(.removed, let module): (module.qualifiedName, nil)
    }
  }
}

extension GraphChange.BindingFact {
  fileprivate var values: GraphChange.Values {
    switch self {
    case .added(let place, _): (nil, place.id)
    case .removed(let place): (place.id, nil)
    case .moved(let old, let new): (old.id, new.id)
    case .elementsReordered: (nil, nil)
    case .kindChanged(let old, let new): (old.rawValue, new.rawValue)
    case .tagChanged(let old, let new), .sharingChanged(let old, let new), .moduleChanged(let old, let new):
      (old?.qualifiedName, new?.qualifiedName)
    case .sendabilityChanged(let isThere): GraphChange.values(of: "sendable", isThere: isThere)
    case .rootMarkChanged(let isThere): GraphChange.values(of: "root", isThere: isThere)
    case .lifecycleChanged(let part, let isThere): GraphChange.values(of: part.rawValue, isThere: isThere)
    }
  }
}

extension GraphChange.RequirementFact {
  fileprivate var values: GraphChange.Values {
    switch self {
    case .added(let type): (nil, type.qualifiedName)
    case .removed(let type): (type.qualifiedName, nil)
    case .respelled(let old, let new): (old.qualifiedName, new.qualifiedName)
    case .redirected(_, let old, let new): (old.value, new.value)
    }
  }
}

extension GraphChange.Source {
  fileprivate var value: String {
    switch self {
    case .component(let place): place.id
    case .other(let resolution): resolution.rawValue
    }
  }
}
