import Cleanse

/// The code about lazy dependencies in Documentation/Bindings.md.
enum LazyGuide {
  final class SpellChecker {
    func mistakes(in text: String) -> [String] { text.split(separator: " ").map(String.init).filter { $0 == "teh" } }
  }

  struct Draft {
    var text = ""
  }

  struct Composer {
    @Lazy var checker: SpellChecker
    let draft: Draft

    func mistakes() -> [String] { draft.text.isEmpty ? [] : checker.mistakes(in: draft.text) }
  }

  final class Preview {
    @Lazy private var checker: SpellChecker

    init(checker: Lazy<SpellChecker>) {
      _checker = checker
    }

    func mistakes(in text: String) -> [String] { checker.mistakes(in: text) }
  }

  struct ComposerModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(SpellChecker.self).to(factory: SpellChecker.init)
      binder.bind(Draft.self).to(value: Draft(text: "teh end"))
      binder.bind(Composer.self).to(factory: Composer.init)
      binder.bind(Preview.self).to(factory: Preview.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let composer: Composer
      let preview: Preview
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ComposerModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }
}
