import Cleanse

// Bindings that reach out of the process, declared at every stage of a binding.

enum LiveBindings {
  struct Port: Cleanse.Tag { typealias Element = Int }
  final class Store: Sendable {}
  final class Socket: Sendable {}
  struct Page {}

  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Page.self).intoCollection().live().to(factory: Page.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.live().to { (_: [Page]) in true }
    }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Inner.self)
      binder.bind(Store.self).live().sharedInScope().eager().to(factory: Store.init)
      binder.bind(Socket.self).sharedInScope().eager(.concurrently).live().to { Socket() }
      binder.bind(Int.self).live().tagged(with: Port.self).to(value: 80)
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.bind(Page.self).live().intoCollection(order: .first).sharedInScope().to(factory: Page.init)
      binder.bind(String.self).configured { bind in bind.live().to(value: "") }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (_: [Page], _: TaggedProvider<Port>, _: ComponentFactory<Inner>, _: Store, _: Socket, _: String) in true
      }
    }
  }
}
