import Cleanse

/// The code about live bindings in Documentation/Testing.md.
enum LiveGuide {
  class Payments {
    private(set) var count = 0

    func pay(_ article: String) { count += 1 }
  }

  final class FakePayments: Payments {
    override func pay(_ article: String) {}
  }

  struct TimeSource {
    let hour: Int
  }

  struct Checkout {
    let payments: Payments
    let time: TimeSource
  }

  struct StoreFront {
    let checkout: Checkout

    func buy(_ article: String) -> String {
      checkout.payments.pay(article)
      return "paid \(checkout.payments.count) times"
    }
  }

  struct PaymentsModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Payments.self).live().sharedInScope().to(factory: Payments.init)
      binder.bind(TimeSource.self).live().to(value: TimeSource(hour: 9))
    }
  }

  struct Store: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: PaymentsModule.self)
      binder.bind().to(factory: Checkout.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<StoreFront>) -> BindingReceipt<StoreFront> {
      bind.to(factory: StoreFront.init)
    }
  }
}
