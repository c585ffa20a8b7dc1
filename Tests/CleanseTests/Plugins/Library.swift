import Cleanse

// A graph for plugins: Desk -> Catalogue -> Index -> Disk, and Desk -> Index; Reader is a subcomponent.

final class Disk {}

final class Index {
  init(disk: Disk) {}
}

final class Catalogue {
  init(index: Provider<Index>) {}
}

final class Desk {
  init(catalogue: Catalogue, index: () -> Index?) {}
}

final class Bookmark {
  init(catalogue: WeakProvider<Catalogue>, book: String) {}
}

struct ReaderView {
  let bookmark: Bookmark
  let shelves: [Int]
}

struct DiskModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Disk.init)
    binder.bind(Int.self).intoCollection().to(value: 1)
  }
}

struct CatalogueModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: DiskModule.self)
    binder.bind().sharedInScope().to(factory: Catalogue.init)
    binder.bind().sharedInScope().to(factory: Index.init)
  }
}

struct Reader: Component {
  typealias Root = ReaderView
  typealias Seed = String

  static func configure(binder: Binder<InnerScope>) {
    binder.bind().to(factory: Bookmark.init)
    binder.bind(Int.self).intoCollection().to(value: 2)
  }

  static func configureRoot(binder bind: ReceiptBinder<ReaderView>) -> BindingReceipt<ReaderView> {
    bind.to(factory: ReaderView.init)
  }
}

struct Library: RootComponent {
  typealias Root = Holding<(Desk, ComponentFactory<Reader>)>

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: CatalogueModule.self)
    binder.include(module: DiskModule.self)
    binder.bind().to(factory: Desk.init)
    binder.bindOptional(Double.self)
    binder.install(dependency: Reader.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { (desk: Desk, readers: ComponentFactory<Reader>) in Root(held: (desk, readers)) }
  }
}
