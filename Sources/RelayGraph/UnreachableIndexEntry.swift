import BindingGraph
import Cleanse
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
