import BookshopInterface
import Cleanse

/// Reports the basket view controllers of subcomponents, and records all bindings.
final class SharingPlugin: CleanseBindingPlugin {
  struct SharedBasketError: CleanseError {
    let info: ProviderInfo
    let place: SourceLocation?

    var description: String { "\(info) is shared outside the component of its account, at \(place?.line ?? 0)" }
  }

  private(set) var seen: Set<ProviderInfo> = []
  private(set) var hasRootFactory = false

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    hasRootFactory = root.providers[ProviderKey(Provider<ComponentFactory<AppDelegate.Component>>.self)] != nil
    for component in root.subcomponents {
      note(component)
      for info in component.providers[ProviderKey(Provider<BasketViewController>.self)] ?? [] {
        errorReporter.append(error: SharedBasketError(info: info, place: info.sourceLocation))
      }
    }
  }

  private func note(_ component: any ComponentBinding) {
    for infos in component.providers.values { seen.formUnion(infos) }
    for inner in component.subcomponents { note(inner) }
  }

  /// The names of the files with bindings.
  var files: [String] {
    let paths = seen.compactMap { $0.sourceLocation?.file.split(separator: "/").last }
    return Set(paths.map { String($0) }).sorted()
  }
}
