import Autowire
import Cleanse

final class Page: Injectable {
  init(
    title: String
  ) {}
}

struct Book: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: AutowiredModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Page]>) -> BindingReceipt<[Page]> {
    bind.to { (page: Page) in [page] }
  }
}

print(GraphValidator.validate(Book.self).description)
