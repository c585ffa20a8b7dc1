import BirdwatchModel
import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

struct AppComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: AccountComponent.self)
    binder.bindPropertyInjectionOf(SceneDelegate.self).to(injector: SceneDelegate.injectProperties)
    binder.bind(AppCoordinator.self).to(factory: AppCoordinator.init)
    binder.bind(LoginController.self).to { LoginController() }
    binder.bind(SightingStore.self).sharedInScope().to { SightingStore() }
  }

  static func configureRoot(
    binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
  ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
    bind.propertyInjector { $0.to(injector: AppDelegate.injectProperties) }
  }
}
