import CinemaInterface
import CinemaNetwork
import CinemaServices
import Cleanse

/// Created by the system, and injected by the graph.
@MainActor
final class AppDelegate {
  var tabs: TabViewController?
  var objectGraph: LegacyObjectGraph?

  func injectProperties(tabs: TabViewController, objectGraph: LegacyObjectGraph) {
    self.tabs = tabs
    self.objectGraph = objectGraph
  }
}

struct AppComponent: @MainActor RootComponent {
  typealias Root = PropertyInjector<AppDelegate>
  typealias Scope = Singleton

  @MainActor
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ServicesModule.self)
    binder.include(module: ScreensModule.self)
    binder.bind().tagged(with: APIKey.self).to(value: "1234")
  }

  @MainActor
  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.propertyInjector(configuredWith: { bind in
      bind.to(injector: AppDelegate.injectProperties)
    })
  }
}
