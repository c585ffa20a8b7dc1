import BookshopInterface
import BookshopServices
import Cleanse

// Like an application delegate: the system creates it, and the graph injects its properties.
final class AppDelegate {
  var window: Window?
  var settings: SettingsScene?
  var home: HomeViewController?
  let sharing = SharingPlugin()

  func applicationDidFinishLaunching() -> Bool {
    let loader = CleanseServiceLoader()
    loader.register(sharing)
    let propertyInjector =
      try? ComponentFactory
      .of(Component.self, serviceLoader: loader)
      .build(())
    propertyInjector?.injectProperties(into: self)
    return window != nil
  }

  func injectProperties(
    _ window: Window, _ root: Provider<ViewController>, _ home: HomeViewController, _ settings: SettingsScene
  ) {
    window.rootViewController = root.get()
    self.window = window
    self.home = home
    self.settings = settings
  }
}

extension AppDelegate {
  struct Component: Cleanse.RootComponent {
    typealias Root = PropertyInjector<AppDelegate>

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ServicesModule.self)
      binder.include(module: InterfaceModule.self)
      binder.include(module: SettingsModule.self)
      binder.bind().sharedInScope().to(factory: Window.init)
    }

    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
      bind.propertyInjector { (bind) -> BindingReceipt<PropertyInjector<AppDelegate>> in
        bind.to(injector: AppDelegate.injectProperties)
      }
    }
  }
}
