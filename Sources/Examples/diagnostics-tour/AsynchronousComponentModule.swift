import Cleanse

/// Builds a delivery synchronously although its van has an async binding.
struct AsynchronousComponentModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: DeliveryComponent.self)
    binder.bind().to(factory: Dispatcher.init)
  }
}

final class Van: Sendable {
  static func rent() async throws -> Van { Van() }
}

struct Dispatcher {
  let deliveries: ComponentFactory<DeliveryComponent>
}

struct Delivery {
  let van: Van
}

struct DeliveryComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Delivery>) -> BindingReceipt<Delivery> {
    bind.to(asyncFactory: { Delivery(van: try await Van.rent()) })
  }
}
