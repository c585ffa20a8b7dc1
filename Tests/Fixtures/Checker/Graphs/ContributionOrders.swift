import Cleanse

// The order of contributions to an array.

enum ContributionOrders {
  struct Step {}
  struct Tagged: Cleanse.Tag { typealias Element = [Step] }

  static let late: ContributionOrder = 20

  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Step.self).intoCollection(order: 5).to(value: Step())
      binder.bind(Step.self).intoCollection().to { [Step(), Step()] }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Step]) in true }
    }
  }

  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Inner.self)
      binder.bind(Step.self).intoCollection(order: .last).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: ContributionOrders.late).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: -7).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: .default).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: .first).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: ContributionOrder(Int.max)).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: .init(.min)).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: ContributionOrder(-3)).to(factory: Step.init)
      binder.bind(Step.self).intoCollection(order: 1_000).tagged(with: Tagged.self).to(factory: Step.init)
      binder.bind(Step.self).intoCollection().tagged(with: Tagged.self).to(factory: Step.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Step], _: TaggedProvider<Tagged>, _: ComponentFactory<Inner>) in true }
    }
  }
}
