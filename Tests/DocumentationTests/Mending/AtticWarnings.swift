import Cleanse

/// Warnings about nested and generic types, protocols, tags and collections.
enum AtticWarnings {
  static func validate() -> ValidationReport { GraphValidator.validate(Attic.self) }
}

struct Attic: RootComponent {
  struct Trunk<Content> {}

  protocol Lamp {}

  struct Candle: Lamp {}

  struct Label: Tag { typealias Element = String }

  struct Room {
    let lamp: any Lamp
    let nooks: ComponentFactory<Nook>
  }

  struct Nook: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind((any Lamp).self).to { Candle() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int32>) -> BindingReceipt<Int32> {
      bind.to { (_: any Lamp) in 1 }
    }
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind((any Lamp).self).to { Candle() }
    binder.bind(Trunk<Room>.self).to(factory: Trunk.init)
    binder.bind().tagged(with: Label.self).to(value: "old")
    binder.bind(Trunk<Int>.self).intoCollection().to(factory: Trunk.init)
    binder.install(dependency: Nook.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> { bind.to(factory: Room.init) }
}
