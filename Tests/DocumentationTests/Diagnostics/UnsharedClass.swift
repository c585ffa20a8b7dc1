import Cleanse

final class ShoppingBag {
  private(set) var items: [String] = []

  func add(_ item: String) { items.append(item) }
}

struct ShelfPage {
  let bag: ShoppingBag
}

struct TillPage {
  let bag: ShoppingBag
}

struct BoutiqueComponent: RootComponent {
  struct Root {
    let shelf: ShelfPage
    let till: TillPage
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: ShoppingBag.init)
    binder.bind().to(factory: ShelfPage.init)
    binder.bind().to(factory: TillPage.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}
