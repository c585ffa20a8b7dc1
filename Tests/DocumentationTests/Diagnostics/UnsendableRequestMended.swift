import Cleanse

struct MendedPress: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: ArticleComponent.self)
    binder.bind(Archive.self).sharedInScope().sendable().to(factory: Archive.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Press>) -> BindingReceipt<Press> {
    bind.to(factory: Press.init)
  }
}
