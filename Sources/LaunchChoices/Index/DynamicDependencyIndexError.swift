import Foundation

/// A name is not in the index, or its factory cannot be used.
public struct DynamicDependencyIndexError: Error, Hashable, Sendable {
  enum Problem: Hashable {
    case unknownType(DependencyTypeKey)
    case unknownFactory(DependencyFactoryKey)
    /// The factory is for another type. Both types as messages show them.
    case unfitFactory(DependencyFactoryKey, for: String, type: DependencyTypeKey, of: String)
    /// The dependencies of the factory are unknown. Contains the type that it was selected for, as messages show it.
    case undeclaredFactory(DependencyFactoryKey, for: String)
  }

  let problem: Problem
  /// Similar names in the index, best match first.
  public let nearMisses: [String]

  init(unknownType key: DependencyTypeKey, known: [DependencyTypeKey]) {
    problem = .unknownType(key)
    nearMisses = Spelling.nearMisses(of: key.identifier, among: known.map(\.identifier))
  }

  init(unknownFactory key: DependencyFactoryKey, known: [DependencyFactoryKey]) {
    problem = .unknownFactory(key)
    nearMisses = Spelling.nearMisses(of: key.identifier, among: known.map(\.identifier))
  }

  init(_ factory: DependencyFactoryKey, isFor element: Any.Type, type: DependencyTypeKey, of indexed: Any.Type) {
    problem = .unfitFactory(
      factory, for: TypeSpelling.name(of: element), type: type, of: TypeSpelling.name(of: indexed))
    nearMisses = []
  }

  init(undeclaredFactory key: DependencyFactoryKey, for type: Any.Type) {
    problem = .undeclaredFactory(key, for: TypeSpelling.name(of: type))
    nearMisses = []
  }

  /// The name that is not in the index or cannot be used.
  public var identifier: String {
    switch problem {
    case .unknownType(let key): key.identifier
    case .unknownFactory(let key), .unfitFactory(let key, _, _, _), .undeclaredFactory(let key, _): key.identifier
    }
  }
}

extension DynamicDependencyIndexError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  public var description: String {
    problem.description + (nearMisses.isEmpty ? "" : "; did you mean: " + nearMisses.joined(separator: ", "))
  }
}

extension DynamicDependencyIndexError.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownType(let key): "no type is indexed as '\(Excerpt.short(key.identifier))'"
    case .unknownFactory(let key): "no factory is indexed as '\(Excerpt.short(key.identifier))'"
    case .unfitFactory(let key, let element, let type, let indexed):
      "the factory '\(key)' creates \(element), but the type '\(type)' is \(indexed)"
    case .undeclaredFactory(let key, let type):
      "the factory '\(key)' takes a container, so a graph cannot validate it: add it with "
        + "add(\"\(key)\", for: \(type).self) { … } and take its dependencies as parameters"
    }
  }
}
