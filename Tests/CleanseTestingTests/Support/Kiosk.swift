import Cleanse

/// A graph with live bindings, which reach out of the process.
struct Kiosk: RootComponent {
  struct Port: Cleanse.Tag { typealias Element = Int }

  final class Payments {}

  final class Checkout {
    let payments: Payments
    init(payments: Payments) { self.payments = payments }
  }

  struct Weather { let degrees: Int }

  struct Feed { let name: String }

  /// A session of one customer.
  struct Visit: Component {
    typealias Seed = String

    final class Mail {}

    struct Desk {
      let mail: Mail
    }

    static func configure(binder: Binder<VisitScope>) {
      binder.bind(Mail.self).sharedInScope().live().to { Mail() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
      bind.to(factory: Desk.init)
    }
  }

  struct Root {
    let checkout: Provider<Checkout>
    let weather: () -> Weather
    let port: TaggedProvider<Port>
    let feeds: Provider<[Feed]>
    let visit: ComponentFactory<Visit>
  }

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: PaymentsModule.self)
    binder.bind(Checkout.self).sharedInScope().to(factory: Checkout.init)
    binder.bind(Weather.self).live().to(value: Weather(degrees: 20))
    binder.bind(Int.self).tagged(with: Port.self).live().to { 80 }
    binder.bind(Feed.self).intoCollection().to { Feed(name: "local") }
    binder.bind(Feed.self).intoCollection().live().to { Feed(name: "remote") }
    binder.install(dependency: Visit.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

struct VisitScope: Scope {}

struct PaymentsModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Kiosk.Payments.self).live().sharedInScope().to(factory: Kiosk.Payments.init)
  }
}
