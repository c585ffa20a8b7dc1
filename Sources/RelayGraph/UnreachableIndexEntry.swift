import BindingGraph
import Cleanse
import Foundation
import LaunchChoices

/// The index has factories for a type without a name, so launch arguments cannot select them.
public struct UnreachableIndexEntry: CleanseError {
  /// The type of the factories.
  public let type: Any.Type
  /// The names of the factories.
  public let factoryKeys: [DependencyFactoryKey]
  public let diagnostic: Diagnostic

  public var description: String { diagnostic.description }

  init(_ entry: IndexEntries.Entry) {
    type = entry.key.type
    factoryKeys = entry.factories.map(\.name)
    diagnostic = Diagnostic(
      .unreachableIndexEntry,
      headline: "\(entry.key.type) has factories in the index but no name for launch arguments",
      location: entry.factories.lazy.compactMap(\.location).first, steps: entry.steps,
      suggestions: [DiagnosticSuggestion("add the type to the index, or add the factories for an indexed type")])
  }
}

/// A type in the index is not bound in any component of the graph.
public struct UnboundIndexEntry: CleanseError {
  /// The type in the index.
  public let type: Any.Type
  /// The names of the type in the index.
  public let typeKeys: [DependencyTypeKey]
  /// The names of the factories for the type.
  public let factoryKeys: [DependencyFactoryKey]
  public let diagnostic: Diagnostic

  public var description: String { diagnostic.description }

  init(_ entry: IndexEntries.Entry, bound: Set<ProviderKey>) {
    type = entry.key.type
    typeKeys = entry.types
    factoryKeys = entry.factories.map(\.name)
    let names = bound.map { (name: Self.shortName($0), shown: Self.shortName($0)) }
    let near = Spelling.nearMisses(of: TypeReference(entry.key.type).name, among: names)
    diagnostic = Diagnostic(
      .unreachableIndexEntry,
      headline: "\(entry.key.type) is indexed for launch arguments but not bound in any component",
      location: entry.factories.lazy.compactMap(\.location).first, steps: entry.steps,
      suggestions: near.map { DiagnosticSuggestion("\($0), which is bound") } + [
        DiagnosticSuggestion("index a type that the graph binds, or TaggedProvider<Tag> for a tagged type")
      ])
  }

  /// The name of the bound type; for a tag, the name of its provider.
  private static func shortName(_ key: ProviderKey) -> String {
    let name = TypeReference(key.type).name
    return name.hasPrefix("Provider<") ? String(name.dropFirst("Provider<".count).dropLast()) : name
  }
}

extension UnboundIndexEntry: LocalizedError {
  public var errorDescription: String? { description }
}

extension UnreachableIndexEntry: LocalizedError {
  public var errorDescription: String? { description }
}
