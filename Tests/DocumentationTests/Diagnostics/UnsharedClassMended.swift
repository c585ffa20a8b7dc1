import Cleanse

struct MendedBoutiqueComponent: RootComponent {
  struct Root {
    let shelf: ShelfPage
    let till: TillPage
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: ShoppingBag.init)
    binder.bind().to(factory: ShelfPage.init)
    binder.bind().to(factory: TillPage.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}
