import Cleanse

/// The code of Documentation/AssistedInjection.md.
enum AssistedInjectionGuide {
  final class OrderStore {
    func title(of order: Int) -> String { "Order \(order)" }
  }

  final class OrderScreen {
    let title: String

    init(id: Assisted<Int>, store: OrderStore) {
      title = store.title(of: id.get())
    }
  }

  struct OrderScreenFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = OrderScreen
  }

  final class OrderList {
    private let screens: Factory<OrderScreenFactory>

    init(screens: Factory<OrderScreenFactory>) {
      self.screens = screens
    }

    func open(order: Int) -> OrderScreen {
      screens.build(order)
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(OrderStore.self).sharedInScope().to(factory: OrderStore.init)
      binder.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).to(factory: OrderScreen.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<OrderList>) -> BindingReceipt<OrderList> {
      bind.to(factory: OrderList.init)
    }
  }

  // MARK: Plain initializers, several arguments, protocols

  protocol Screen: AnyObject {
    var title: String { get }
  }

  final class ProductScreen: Screen {
    let title: String

    init(name: String, price: Int, store: OrderStore) {
      title = "\(name), \(price) €"
    }
  }

  struct ProductScreenFactory: AssistedFactory {
    typealias Seed = (name: String, price: Int)
    typealias Element = any Screen
  }

  struct ProductModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bindFactory((any Screen).self).with(ProductScreenFactory.self).to {
        (product: Assisted<ProductScreenFactory.Seed>, store: OrderStore) in
        ProductScreen(name: product.get().name, price: product.get().price, store: store)
      }
    }
  }

  struct Catalogue {
    let screens: Factory<ProductScreenFactory>
    let order: () -> Draft
  }

  final class Draft {}

  struct CatalogueComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ProductModule.self)
      binder.bind(OrderStore.self).sharedInScope().to(factory: OrderStore.init)
      binder.bind(Draft.self).to(factory: Draft.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Catalogue>) -> BindingReceipt<Catalogue> {
      bind.to(factory: Catalogue.init)
    }
  }

  // MARK: Mistakes

  struct WithoutStore: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).to(factory: OrderScreen.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<OrderList>) -> BindingReceipt<OrderList> {
      bind.to(factory: OrderList.init)
    }
  }

  struct Shortcut {
    let screen: OrderScreen
  }

  struct ProductAsDependency: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(OrderStore.self).sharedInScope().to(factory: OrderStore.init)
      binder.bindFactory(OrderScreen.self).with(OrderScreenFactory.self).to(factory: OrderScreen.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shortcut>) -> BindingReceipt<Shortcut> {
      bind.to(factory: Shortcut.init)
    }
  }
}
