import Cleanse

/// A dependency from another isolation on a seed, which has no statement of its own.
enum PierMistakes {
  static func validate() -> ValidationReport { GraphValidator.validate(Pier.Component.self) }
}

enum Pier {
  struct Tide: Sendable {}

  struct Boat {
    let tide: Tide
  }

  struct Basin {
    let boats: SendableComponentFactory<Sailing>
  }

  struct Sailing: Cleanse.Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Boat>) -> BindingReceipt<Boat> { bind.to(factory: Boat.init) }
  }

  struct Component: RootComponent {
    typealias Seed = Tide

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Sailing.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Basin>) -> BindingReceipt<Basin> {
      bind.to(factory: Basin.init)
    }
  }
}
