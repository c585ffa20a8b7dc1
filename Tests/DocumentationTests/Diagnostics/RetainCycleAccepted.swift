import Cleanse

struct AcceptingWindow: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: SessionStore.init)
    binder.accept(.retainCycle, for: SessionStore.self)
    binder.install(dependency: SessionComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
    bind.to(factory: Window.init)
  }
}
