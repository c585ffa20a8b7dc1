import Cleanse

final class Hammer {}

struct Nails: Tag { typealias Element = Int }

/// A valid graph.
struct Workshop: RootComponent {
  struct Root {
    let hammer: Hammer
    let nails: TaggedProvider<Nails>
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Hammer.init)
    binder.bind(Int.self).tagged(with: Nails.self).to { 100 }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// A graph with a missing binding.
struct EmptyWorkshop: RootComponent {
  struct Root { let hammer: Hammer }

  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// A graph with a live binding.
struct LiveWorkshop: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).live().to { 1 }
  }

  static func configureRoot(binder bind: ReceiptBinder<Hammer>) -> BindingReceipt<Hammer> {
    bind.to(factory: Hammer.init)
  }
}
