import Cleanse

/// A component that installs itself, which would lead to an endless tree.
struct Branch: Component {
  typealias Root = Counter

  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: Branch.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
    bind.to(factory: Counter.init)
  }
}

struct Counter {}
