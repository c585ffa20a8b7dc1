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
    title = catalogue.page(of: book.map { $0.trimmed }.get())
  }

  /// For previews, which create it without a graph.
  convenience init(preview title: String, catalogue: CatalogueService) {
    self.init(book: Assisted(value: title), catalogue: catalogue)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}

/// The tag of the first page.
struct StartPage: Cleanse.Tag {
  typealias Element = ViewController
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
      .bind(ViewController.self)
      .tagged(with: StartPage.self)
      .to { (catalogue: CatalogueService) in BookDetailViewController(preview: " Middlemarch", catalogue: catalogue) }
    binder
      .bindFactory(BookDetailViewController.self)
      .with(BookDetailViewController.Details.self)
      .to(factory: BookDetailViewController.init)
  }
}
