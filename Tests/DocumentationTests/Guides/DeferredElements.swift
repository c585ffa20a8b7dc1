import Cleanse

/// The code about deferred elements in Documentation/Multibindings.md.
enum DeferredElementsGuide {
  protocol Screen {
    var title: String { get }
  }

  final class SearchScreen: Screen {
    let title = "Search"
  }

  final class SettingsScreen: Screen {
    let title = "Settings"
  }

  enum Route: String { case search, settings }

  struct ScreenModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Screen).self).intoDictionary(key: Route.search).to(factory: SearchScreen.init)
      binder.bind((any Screen).self).intoDictionary(key: Route.settings).to(factory: SettingsScreen.init)
    }
  }

  struct Navigation {
    let screens: [Route: Provider<any Screen>]

    func open(_ link: String) -> (any Screen)? {
      Route(rawValue: link).flatMap { screens[$0]?.get() }
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ScreenModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Navigation>) -> BindingReceipt<Navigation> {
      bind.to(factory: Navigation.init)
    }
  }
}
