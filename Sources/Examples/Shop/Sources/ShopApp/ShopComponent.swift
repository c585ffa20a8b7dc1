import Cleanse

/// The whole app. The build plugin generates all bindings except the root's.
public struct ShopComponent: RootComponent {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: AutowiredModule.self)
  }

  public static func configureRoot(binder bind: ReceiptBinder<ShopSession>) -> BindingReceipt<ShopSession> {
    bind.to(factory: ShopSession.init)
  }
}
