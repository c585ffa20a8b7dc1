import BindingGraph
import Cleanse
import LaunchChoices

/// Checks an index whenever a graph is validated: each indexed type must be bound in a component, and each factory must
/// be for an indexed type.
///
///     try GraphValidator.check(App.self, serviceLoader: CleanseServiceLoader([RelayIndexPlugin()]))
///
/// If you rename or remove a binding, your unit test fails instead of the UI tests that still select it.
public struct RelayIndexPlugin: CleanseBindingPlugin {
  private let index: DynamicDependencyIndex

  /// Creates a plugin.
  /// - Parameter index: the index to check.
  public init(index: DynamicDependencyIndex = .shared) {
    self.index = index
  }

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    let bound = Self.boundKeys(in: root)
    let entries = IndexEntries(of: index)
    errorReporter.append(
      contentsOf: entries.byKey.filter { !bound.contains($0.key.provider) }.map { entry in
        UnboundIndexEntry(entry, bound: bound)
      })
    errorReporter.append(
      contentsOf: entries.byKey.filter { bound.contains($0.key.provider) && $0.types.isEmpty }.map { entry in
        UnreachableIndexEntry(entry)
      })
  }

  private static func boundKeys(in root: any ComponentBinding) -> Set<ProviderKey> {
    // Bindings that launch arguments made superfluous are still available to others.
    var keys = root.keysBeforeOverrides
    var open = [root]
    while let component = open.popLast() {
      keys.formUnion(component.providers.keys)
      open += component.subcomponents
    }
    return keys
  }
}
