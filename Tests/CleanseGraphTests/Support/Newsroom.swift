import Cleanse

/// A valid graph with decorators and ordered contributions.
struct Newsroom: RootComponent {
  typealias Root = Editor

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: SpellingModule.self)
    binder.bind(Printer.self).sharedInScope().sendable().to(factory: Printer.init)
    binder.bind(Rubric.self).intoCollection(order: .last).to { Rubric(name: "weather") }
    binder.bind(Rubric.self).intoCollection(order: 10).to { Rubric(name: "sports") }
    binder.bind(Rubric.self).intoCollection().to { Rubric(name: "politics") }
    binder.bind().tagged(with: Headline.self).to(value: "news")
    binder.install(dependency: Issue.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
    bind.to(factory: Editor.init)
  }

  enum SpellingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Dictionary.self).sharedInScope().to(factory: Dictionary.init)
      binder.decorate(Printer.self) { (printer: Printer, _: Dictionary) in printer }
      binder.decorate(Printer.self) { $0 }
      binder.decorate([Rubric].self) { $0 }
      binder.decorate(String.self, tag: Headline.self) { $0.uppercased() }
    }
  }

  /// A subcomponent that contributes to a decorated collection and decorates a binding itself.
  struct Issue: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(Rubric.self).intoCollection(order: .first).to { Rubric(name: "title") }
      binder.decorate(Printer.self) { (printer: Printer, _: [Rubric]) in printer }
    }

    static func configureRoot(binder bind: ReceiptBinder<Press>) -> BindingReceipt<Press> {
      bind.to(factory: Press.init)
    }
  }

  enum Headline: Cleanse.Tag {
    typealias Element = String
  }

  struct Printer: Sendable {}
  struct Dictionary {}
  struct Rubric { let name: String }

  struct Editor {
    let printer: Provider<Printer>
    let rubrics: [Rubric]
    let headline: TaggedProvider<Headline>
    let issue: ComponentFactory<Issue>
  }

  struct Press {
    let printer: Printer
    let rubrics: [Rubric]
  }
}
