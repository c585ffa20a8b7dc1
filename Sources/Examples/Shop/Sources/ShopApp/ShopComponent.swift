import Cleanse

/// The whole app. All bindings but that of the root are written by the build.
public struct ShopComponent: RootComponent {
  public static func configure(binder: Binder<Singleton>) {
    binder.include(module: AutowiredModule.self)
  }

  public static func configureRoot(binder bind: ReceiptBinder<ShopSession>) -> BindingReceipt<ShopSession> {
    bind.to(factory: ShopSession.init)
  }
}
