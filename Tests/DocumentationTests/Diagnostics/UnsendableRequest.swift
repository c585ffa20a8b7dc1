import Cleanse

final class Archive: Sendable {}

struct Article {
  let archive: Archive
}

struct ArticleComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Article>) -> BindingReceipt<Article> {
    bind.to(factory: Article.init)
  }
}

struct Press {
  let articles: SendableComponentFactory<ArticleComponent>
}

struct PressComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: ArticleComponent.self)
    binder.bind(Archive.self).sharedInScope().to(factory: Archive.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Press>) -> BindingReceipt<Press> {
    bind.to(factory: Press.init)
  }
}
