import BookshopServices
import Cleanse

public struct Page {
  public let title: String
  public let viewController: () -> ViewController
}

final class CatalogueViewController: ViewController {
  init(details: Factory<BookDetailViewController.Details>, books: [String]) {
    super.init()
    title = "Catalogue of " + books.map { details.build($0).title }.joined(separator: "; ")
  }
}

final class HelpViewController: ViewController {
  override init() {
    super.init()
    title = "Help"
  }
}

final class BookDetailViewController: ViewController {
  struct Details: AssistedFactory {
    typealias Seed = String
    typealias Element = BookDetailViewController
  }

  init(book: Assisted<String>, catalogue: CatalogueService) {
    super.init()
    title = catalogue.page(of: book.get())
  }
}

struct PagesModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: CatalogueViewController.init)
    binder.bind().to(factory: HelpViewController.init)
    binder
      .bind(Page.self)
      .intoCollection()
      .to { (catalogue: Provider<CatalogueViewController>) in Page(title: "Books") { catalogue.get() } }
    binder
      .bind(Page.self)
      .intoCollection()
      .to { (help: Provider<HelpViewController>) in Page(title: "Help") { help.get() } }
    binder
      .bind(String.self)
      .intoCollection()
      .to(value: ["Emma", "Ulysses"])
    binder
      .bindFactory(BookDetailViewController.self)
      .with(BookDetailViewController.Details.self)
      .to(factory: BookDetailViewController.init)
  }
}
