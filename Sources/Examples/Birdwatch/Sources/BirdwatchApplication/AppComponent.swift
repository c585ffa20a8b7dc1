import BirdwatchInterface
import BirdwatchModel
import Cleanse

/// The whole app. Its store has an async binding, so `AsyncComponentFactory` builds it.
public struct AppComponent: RootComponent {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: InterfaceModule.self)
    binder.include(module: StoreModule.self)
  }

  public static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
    bind.to(factory: AppModel.init)
  }
}
