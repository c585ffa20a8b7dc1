import BindingGraph
import Cleanse
import LaunchChoices

/// An index has factories for a type that it has no name for, so that no launch argument can choose them.
public struct UnreachableIndexEntry: CleanseError {
  /// The type that the factories are for.
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
      headline: "\(entry.key.type): factories are indexed for it, but launch arguments have no name for it",
      location: entry.factories.lazy.compactMap(\.location).first, steps: entry.steps,
      suggestions: [DiagnosticSuggestion("add the type to the index, or index the factories for a type that is there")])
  }
}
