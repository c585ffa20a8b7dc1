import Cleanse

struct Folder {
  let inner: ComponentFactory<FolderComponent>
}

struct FolderComponent: Component {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: FolderComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Folder>) -> BindingReceipt<Folder> {
    bind.to(factory: Folder.init)
  }
}

struct Desktop {
  let folder: ComponentFactory<FolderComponent>
}

struct DesktopComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: FolderComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Desktop>) -> BindingReceipt<Desktop> {
    bind.to(factory: Desktop.init)
  }
}
