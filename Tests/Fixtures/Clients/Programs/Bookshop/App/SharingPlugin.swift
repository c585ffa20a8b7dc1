import BookshopInterface
import Cleanse

/// Asks for view controllers of the logged-in component to be made anew.
struct SharingPlugin: CleanseBindingPlugin {
  struct SharedBasketError: CleanseError {
    var description: String { "A basket is shared outside the component of its account" }
  }

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    for component in root.subcomponents {
      if component.providers[ProviderKey(Provider<BasketViewController>.self)] != nil {
        errorReporter.append(error: SharedBasketError())
      }
    }
  }
}
