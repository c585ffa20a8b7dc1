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

/// A graph whose object has to be stopped.
struct StoppedWorkshop: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Saw>) -> BindingReceipt<Saw> {
    bind.onStart { $0.isRunning = true }.onStop { $0.isRunning = false }.to(factory: Saw.init)
  }
}

final class Saw {
  var isRunning = false
}

/// A graph whose object has to be stopped as soon as it exists.
struct OpenWorkshop: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Saw>) -> BindingReceipt<Saw> {
    bind.onStop { $0.isRunning = false }.to(factory: Saw.init)
  }
}
