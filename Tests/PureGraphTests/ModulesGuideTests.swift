import Cleanse
import Pure
import PureGraph
import Testing

/// The code quoted in Documentation/PureModules.md.
@Suite("Guide to Pure modules") struct ModulesGuideTests {
  @Test("The guide's composition root creates the app without a graph") func byHand() {
    let app = AppDependency.resolve()
    #expect(app.articles.create(payload: .init(number: 7)).title == "Article 7 of Gazette")
  }

  @Test("The guide's test replaces a factory by a stub") func stubs() {
    let articles = ArticlePage.Factory.stub { payload in ArticlePage(title: "stub \(payload.number)") }
    let list = ListPage(articles: articles)
    #expect(list.open(3).title == "stub 3")
  }

  @Test("The guide's graph creates the same app as its composition root") func graph() throws {
    let list = try ComponentFactory.of(Reader.self).build()
    #expect(list.open(7).title == "Article 7 of Gazette")
  }

  @Test("An assisted factory of the guide creates a module") func assisted() throws {
    let desk = try ComponentFactory.of(Desk.self).build()
    #expect(desk.articles.build(.init(number: 8)).title == "Article 8 of Gazette")
    #expect(desk.issues.build(9).cover == "Article 9 of Gazette")
  }
}

final class Archive {
  let name = "Gazette"
}

final class ArticlePage: FactoryModule {
  struct Dependency {
    let archive: Archive
  }

  struct Payload {
    let number: Int
  }

  let title: String

  init(title: String) {
    self.title = title
  }

  convenience init(dependency: Dependency, payload: Payload) {
    self.init(title: "Article \(payload.number) of \(dependency.archive.name)")
  }
}

struct ListPage {
  let articles: ArticlePage.Factory

  func open(_ number: Int) -> ArticlePage {
    articles.create(payload: .init(number: number))
  }
}

private struct AppDependency {
  let articles: ArticlePage.Factory

  static func resolve() -> AppDependency {
    let archive = Archive()
    return AppDependency(articles: ArticlePage.Factory(dependency: .init(archive: archive)))
  }
}

struct ArticleModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(ArticlePage.Dependency.self).to(factory: ArticlePage.Dependency.init)
    binder.bindPureFactory(ArticlePage.self)
  }
}

private struct Reader: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ArticleModule.self)
    binder.bind(Archive.self).sharedInScope().to(factory: Archive.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<ListPage>) -> BindingReceipt<ListPage> {
    bind.to(factory: ListPage.init)
  }
}

private enum ArticleFactory: AssistedFactory {
  typealias Seed = ArticlePage.Payload
  typealias Element = ArticlePage
}

private struct Issue {
  let cover: String
}

private enum IssueFactory: AssistedFactory {
  typealias Seed = Int
  typealias Element = Issue
}

private struct Newsroom {
  let articles: Cleanse.Factory<ArticleFactory>
  let issues: Cleanse.Factory<IssueFactory>
}

private struct Desk: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ArticleModule.self)
    binder.bind(Archive.self).sharedInScope().to(factory: Archive.init)
    binder.bindFactory(ArticlePage.self).with(ArticleFactory.self)
      .to { (payload: Assisted<ArticlePage.Payload>, dependency: ArticlePage.Dependency) in
        ArticlePage(dependency: dependency, payload: payload.get())
      }
    binder.bindFactory(Issue.self).with(IssueFactory.self)
      .to { (number: Assisted<Int>, articles: ArticlePage.Factory) in
        Issue(cover: articles.create(payload: .init(number: number.get())).title)
      }
  }

  static func configureRoot(binder bind: ReceiptBinder<Newsroom>) -> BindingReceipt<Newsroom> {
    bind.to(factory: Newsroom.init)
  }
}
