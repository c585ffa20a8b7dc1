import Cleanse

struct Unreachable: Error, CustomStringConvertible {
  var description: String { "nobody answers" }
}

final class Telephone: Sendable {
  static func dial() async throws -> Telephone {
    throw Unreachable()
  }
}

final class Hotline {
  init(telephone: Telephone) {}
}

struct HotlineComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Telephone.self).sharedInScope().to(asyncFactory: Telephone.dial)
  }

  static func configureRoot(binder bind: ReceiptBinder<Hotline>) -> BindingReceipt<Hotline> {
    bind.to(factory: Hotline.init)
  }
}
