import BindingGraph
import Cleanse
import LaunchChoices

/// Checks, whenever a graph is validated, that what an index names is still there: that some component binds each type,
/// and that each factory of which it is known is for one of these types.
///
///     try GraphValidator.check(App.self, serviceLoader: CleanseServiceLoader([RelayIndexPlugin()]))
///
/// So a binding that is renamed or removed fails a test, and not the drivers that still ask for it.
public struct RelayIndexPlugin: CleanseBindingPlugin {
  private let index: DynamicDependencyIndex

  /// Makes a plugin.
  /// - Parameter index: what to check.
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
    // What launch arguments leave without use is still there for others.
    var keys = root.keysBeforeOverrides
    var open = [root]
    while let component = open.popLast() {
      keys.formUnion(component.providers.keys)
      open += component.subcomponents
    }
    return keys
  }
}
