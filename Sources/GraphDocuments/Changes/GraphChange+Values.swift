import BindingGraph

extension GraphChange {
  /// The value before the change, such as the qualified name of a type; `nil` if there was none.
  ///
  /// Types and modules are qualified names, components and bindings identifiers. Other values are words of the
  /// document, or the headline of a diagnostic.
  public var old: String? { values.old?.value }

  /// The value after the change, as with `old`; `nil` if there is none.
  public var new: String? { values.new?.value }

  /// The type of a dependency in the newer document: a qualified name; `nil` for other changes.
  public var requirement: String? {
    guard case .requirement(let fact) = fact else { return nil }
    return switch fact {
    case .added(let type), .removed(let type), .respelled(_, let type), .redirected(let type, _, _):
      type.qualifiedName
    }
  }

  /// The qualified name of a module whose inclusion has changed; `nil` for other changes.
  public var module: String? {
    if case .component(.module(_, let module)) = fact { module.qualifiedName } else { nil }
  }

  /// For reordered contributions, their former positions, counted from 1; `nil` for other changes.
  public var order: [Int]? {
    if case .binding(.elementsReordered(let order)) = fact { order } else { nil }
  }

  /// The error or warning; `nil` for other changes.
  var problem: Problem? {
    if case .diagnostic(_, let problem) = fact { problem } else { nil }
  }

  /// One side of a change.
  struct Value {
    /// The meaning of `value`, as JSON names it.
    enum Kind: String {
      /// A component, by its identifier.
      case component
      /// A node, by its identifier.
      case node
      /// A type or a module, by its qualified name.
      case type
      /// A word of the document.
      case word
      /// The headline of a diagnostic.
      case headline
    }

    let kind: Kind
    let value: String
    /// The readable name.
    let name: String

    static func component(_ place: Place) -> Value { Value(kind: .component, value: place.id, name: place.name) }

    static func type(_ type: GraphDocument.TypeName) -> Value {
      Value(kind: .type, value: type.qualifiedName, name: type.name)
    }

    static func node(_ id: String, named name: String) -> Value { Value(kind: .node, value: id, name: name) }

    static func word(_ word: String) -> Value { Value(kind: .word, value: word, name: word.asWords) }

    static func headline(_ headline: String) -> Value { Value(kind: .headline, value: headline, name: headline) }

    var json: JSONValue {
      .object(["kind": .string(kind.rawValue), "value": .string(value), "name": .string(name)])
    }
  }

  typealias Values = (old: Value?, new: Value?)

  var values: Values {
    switch fact {
    case .component(let fact): fact.values
    case .binding(let fact): fact.values
    case .requirement(let fact): fact.values
    case .swiftModuleRenamed(let old, let new): (.word(old), .word(new))
    case .diagnostic(.concernAdded(let node, let name), _): (nil, .node(node, named: name))
    case .diagnostic(.concernRemoved(let node, let name), _): (.node(node, named: name), nil)
    case .diagnostic(.added, _): (nil, .headline(name))
    case .diagnostic(.removed, _): (.headline(name), nil)
    }
  }

  /// The values of a property that was added or removed.
  fileprivate static func values(of word: String, isThere: Bool) -> Values {
    isThere ? (nil, .word(word)) : (.word(word), nil)
  }
}

extension GraphChange.ComponentFact {
  fileprivate var values: GraphChange.Values {
    switch self {
    case .added(let parent, _): (nil, parent.map { .component($0) })
    case .removed(let parent): (parent.map { .component($0) }, nil)
    case .moved(let old, let new): (old.map { .component($0) }, new.map { .component($0) })
    case .renamed(let old, let new): (.type(old), .type(new))
    case .scopeChanged(let old, let new), .seedChanged(let old, let new), .rootChanged(let old, let new),
      .module(.moved(let old, let new), _):
      (old.map { .type($0) }, new.map { .type($0) })
    case .repetitionChanged(let isThere): GraphChange.values(of: "repeated", isThere: isThere)
    case .module(.added, let module): (nil, .type(module))
    case .module(.removed, let module): (.type(module), nil)
    case .module(.renamed(let old), let new): (.type(old), .type(new))
    }
  }
}

extension GraphChange.BindingFact {
  fileprivate var values: GraphChange.Values {
    switch self {
    case .added(let place, _, _): (nil, .component(place))
    case .removed(let place): (.component(place), nil)
    case .moved(let old, let new): (.component(old), .component(new))
    case .elementsReordered: (nil, nil)
    case .orderChanged(let old, let new): (old.map { .word($0) }, new.map { .word($0) })
    case .visibilityChanged(let old, let new): (old.map { .word($0.rawValue) }, new.map { .word($0.rawValue) })
    case .renamed(let old, let new), .tagRenamed(let old, let new): (.type(old), .type(new))
    case .kindChanged(let old, let new): (.word(old.rawValue), .word(new.rawValue))
    case .tagChanged(let old, let new, _), .sharingChanged(let old, let new), .moduleChanged(let old, let new):
      (old.map { .type($0) }, new.map { .type($0) })
    case .attributeChanged(let attribute, let isThere): GraphChange.values(of: attribute.word, isThere: isThere)
    }
  }
}

extension GraphChange.RequirementFact {
  fileprivate var values: GraphChange.Values {
    switch self {
    case .added(let type): (nil, .type(type))
    case .removed(let type): (.type(type), nil)
    case .respelled(let old, let new): (.type(old), .type(new))
    case .redirected(_, let old, let new): (old.value, new.value)
    }
  }
}

extension GraphChange.Source {
  fileprivate var value: GraphChange.Value {
    switch self {
    case .component(let place): .component(place)
    case .other(let resolution): .word(resolution.rawValue)
    }
  }
}
