import Cleanse

struct FlatFolder {
  let sibling: ComponentFactory<FlatFolderComponent>
}

struct FlatFolderComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<FlatFolder>) -> BindingReceipt<FlatFolder> {
    bind.to(factory: FlatFolder.init)
  }
}

struct FlatDesktop {
  let folder: ComponentFactory<FlatFolderComponent>
}

struct MendedDesktop: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: FlatFolderComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<FlatDesktop>) -> BindingReceipt<FlatDesktop> {
    bind.to(factory: FlatDesktop.init)
  }
}
