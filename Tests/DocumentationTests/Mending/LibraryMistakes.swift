import Cleanse

/// Generic types, protocols with arguments, and warnings about them.
enum LibraryMistakes {
  static func validate() -> ValidationReport { GraphValidator.validate(LibraryComponent.self) }
}

struct Shelf<Content> {
  struct Slot<Label> {}
}

protocol Codec<Item> { associatedtype Item }

struct NumberCodec: Codec { typealias Item = Int }

struct TextCodec: Codec { typealias Item = String }

struct Catalogue<Index> {
  let slot: Shelf<Index>.Slot<String>
  let numbers: any Codec<Int>
  let texts: any Codec<String>
  let lock: any Hashable & Sendable
  let reading: () -> Reading
}

struct Reading { struct Room {} }

struct Ladder<Step> {}

struct Call: Tag { typealias Element = Ladder<Int> }

struct LibraryComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: NumberCodec.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Catalogue<Int>>) -> BindingReceipt<Catalogue<Int>> {
    bind.to(factory: Catalogue.init)
  }
}
