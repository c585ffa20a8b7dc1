import Cleanse

/// A bakery that works, with common warnings.
struct WastefulBakery: RootComponent {
  typealias Root = Shop

  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Till.init)
    binder.bind(OpeningHours.self).to(value: OpeningHours(text: "6 to 18"))
    binder.bind().to(factory: Bell.init)
    binder.bind().to(factory: Clapper.init)
    // Intentionally unused, so the warning is suppressed.
    binder.bind().to(factory: Pretzel.init)
    binder.accept(.unusedBinding, for: Pretzel.self)
    binder.install(dependency: Purchase.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
    bind.to(factory: Shop.init)
  }
}

/// The purchase of one customer.
struct Purchase: Component {
  typealias Root = Receipt
  typealias Seed = String

  static func configure(binder: UnscopedBinder) {
    binder.bind(OpeningHours.self).to(value: OpeningHours(text: "now"))
  }

  static func configureRoot(binder bind: ReceiptBinder<Receipt>) -> BindingReceipt<Receipt> {
    bind.to(factory: Receipt.init)
  }
}

struct Shop {
  let till: Till
  let hours: OpeningHours
}

/// Keeps the factory of purchases, whose receipts depend on the till.
final class Till {
  let purchases: ComponentFactory<Purchase>

  init(purchases: ComponentFactory<Purchase>) {
    self.purchases = purchases
  }
}

struct Receipt {
  let till: Till
  let hours: OpeningHours
  let goods: String
}

struct OpeningHours {
  let text: String
}

/// A type whose binding is never used.
struct Bell {
  let clapper: Clapper
}

struct Clapper {}

struct Pretzel {}
