import TestSupport
import Cleanse
import Testing

@Suite("Lazy values")
struct LazyTests {
  final class Editor {
    init() { Journal.note("editor") }
  }

  struct Window {
    @Lazy var editor: Editor
    let title: String
  }

  final class Model {
    @Lazy private var editor: Editor

    init(editor: Lazy<Editor>) {
      _editor = editor
    }

    func open() -> Editor { editor }
  }

  struct MainEditor: Cleanse.Tag {
    typealias Element = Lazy<Editor>
  }

  struct Unshared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Editor.init)
      binder.bind(String.self).to(value: "Draft")
      binder.bind().to(factory: Window.init)
      binder.bind().to(factory: Model.init)
      binder.bind().to(factory: HoldingBoth<Lazy<Editor>, Lazy<Editor>>.init)
    }
  }

  struct Shared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Editor.init)
      binder.bind().to(factory: HoldingBoth<Lazy<Editor>, Lazy<Editor>>.init)
    }
  }

  // MARK: Creation

  @Test("A lazy value is created at the first access and stays the same")
  func once() throws {
    try Journal.keep { journal in
      let editor = try resolve(Lazy<Editor>.self, from: Unshared.self)
      #expect(journal.entries == [])
      let first = editor.get()
      #expect(journal.entries == ["editor"])
      #expect(editor.get() === first)
      #expect(editor() === first)
      #expect(editor.wrappedValue === first)
      #expect(journal.entries == ["editor"])
    }
  }

  @Test("Copies of a lazy value share its value")
  func copies() throws {
    let editor = try resolve(Lazy<Editor>.self, from: Unshared.self)
    let copy = editor
    #expect(copy.get() === editor.get())
  }

  @Test("Two lazy dependencies share the value of a shared binding only")
  func eachRequest() throws {
    let two = try resolve(HoldingBoth<Lazy<Editor>, Lazy<Editor>>.self, from: Unshared.self)
    #expect(two.first.get() !== two.second.get())
    let one = try resolve(HoldingBoth<Lazy<Editor>, Lazy<Editor>>.self, from: Shared.self)
    #expect(one.first.get() === one.second.get())
  }

  @Test("A property with the Lazy wrapper is injected by a memberwise initializer without access")
  func memberwise() throws {
    try Journal.keep { journal in
      let window = try resolve(Window.self, from: Unshared.self)
      #expect(window.title == "Draft")
      #expect(journal.entries == [])
      let copy = window
      #expect(window.editor === copy.editor)
      #expect(journal.entries == ["editor"])
    }
  }

  @Test("A custom initializer assigns a lazy value to the property wrapper")
  func ownInitializer() throws {
    let model = try resolve(Model.self, from: Unshared.self)
    #expect(model.open() === model.open())
    let editor = Editor()
    #expect(Model(editor: Lazy(value: editor)).open() === editor)
  }

  // MARK: Lazy values without a graph

  @Test("A lazy value from a getter or provider calls it once")
  func getter() {
    let counter = Counter()
    let number = Lazy(getter: counter.increment)
    #expect(counter.count == 0)
    #expect([number.get(), number.get()] == [1, 1])
    let other = Lazy<Int>(other: Provider(getter: counter.increment))
    #expect([other.get(), other.get()] == [2, 2])
    #expect(Lazy(value: 7).get() == 7)
  }

  @Test("A mapped lazy value calls the getter once for several results")
  func map() {
    let counter = Counter()
    let text: Provider<String> = Lazy(getter: counter.increment).map { "\($0)" }
    #expect([text.get(), text.get()] == ["1", "1"])
  }

  @Test("A lazy value stores nil, large values and Void after one call")
  func anyValue() {
    let counter = Counter()
    let nothing = Lazy<Int?> {
      _ = counter.increment()
      return nil
    }
    #expect(nothing.get() == nil && nothing.get() == nil)
    let large = Lazy {
      _ = counter.increment()
      return (1, "two", 3.0, [4])
    }
    #expect(large.get().3 == [4] && large.get().1 == "two")
    let void = Lazy<Void> { _ = counter.increment() }
    void.get()
    void.get()
    #expect(counter.count == 3)
  }

  // MARK: Forms

  struct Everything: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Shared.self)
      binder.bindOptional(Int.self)
      binder.bind(String.self).intoCollection().to(value: "a")
      binder.bind(String.self).intoCollection().to(value: "b")
      binder.bind().tagged(with: MainEditor.self).to { (editor: Lazy<Editor>) in editor }
      binder.bind().to(factory: Forms.init)
    }
  }

  struct Forms {
    let plain: Editor
    let lazy: Lazy<Editor>
    let optional: Lazy<Editor>?
    let ofOptional: Lazy<Editor?>
    let absent: Lazy<Int?>
    let ofLazy: Lazy<Lazy<Editor>>
    let ofProvider: Lazy<Provider<Editor>>
    let providerOfLazy: Provider<Lazy<Editor>>
    let closure: () -> Lazy<Editor>
    let weak: Lazy<WeakProvider<Editor>>
    let collection: Lazy<[String]>
    let tagged: TaggedProvider<MainEditor>

    var editors: [Editor?] {
      [
        lazy.get(), optional?.get(), ofOptional.get(), ofLazy.get().get(), ofProvider.get().get(),
        providerOfLazy.get().get(), closure().get(), weak.get().get(), tagged.get().get(),
      ]
    }
  }

  @Test("A lazy dependency nests with optionals, providers, closures, weak providers and tags")
  func forms() throws {
    let forms = try resolve(Forms.self, from: Everything.self)
    #expect(forms.editors.allSatisfy { $0 === forms.plain })
    #expect(forms.absent.get() == nil)
    #expect(forms.collection.get() == ["a", "b"])
  }

  @Test("A subcomponent injects lazy values of its parent's bindings")
  func fromChild() throws {
    let editor = try resolveFromChild(Lazy<Editor>.self, of: Shared.self)
    #expect(editor.get() === editor.get())
    #expect(try resolveFromChild(Lazy<Int?>.self, of: Everything.self).get() == nil)
  }

  struct Bound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Lazy<Int>.self).to(value: Lazy(value: 2))
    }
  }

  @Test("An explicit binding of a lazy type takes precedence")
  func bound() throws {
    #expect(try resolve(Lazy<Int>.self, from: Bound.self).get() == 2)
    #expect(try resolve(Provider<Int>.self, from: Bound.self).get() == 1)
  }

  struct Seeded: RootComponent {
    typealias Seed = Lazy<Int>

    struct Root {
      let number: () -> Int
      let again: Lazy<Int>
    }

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A lazy seed is bound as its element and called at the first request only")
  func seed() throws {
    let counter = Counter()
    let factory = try ComponentFactory.of(Seeded.self)
    let root = factory.build(Lazy(getter: counter.increment))
    #expect(counter.count == 0)
    #expect([root.number(), root.again.get(), root.number()] == [1, 1, 1])
    #expect(factory.build(5).number() == 5)
  }

  final class Form {
    @Lazy var editor: Editor

    init() { _editor = Lazy { preconditionFailure("not injected") } }

    func inject(editor: Lazy<Editor>) { _editor = editor }
  }

  struct Letter {
    let editor: Lazy<Editor>
    let text: String

    init(text: Assisted<String>, editor: Lazy<Editor>) {
      self.editor = editor
      self.text = text.get()
    }
  }

  struct LetterFactory: AssistedFactory {
    typealias Seed = String
    typealias Element = Letter
  }

  struct Injected: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Editor.init)
      binder.bindPropertyInjectionOf(Form.self).to(injector: Form.inject)
      binder.bindFactory(Letter.self).with(LetterFactory.self).to(factory: Letter.init)
      binder.bind((any Sequence<Int>).self).to { (editor: Lazy<Editor>) in [1] }
    }
  }

  @Test("Property injectors, assisted factories and closures receive separate lazy values")
  func otherRequests() throws {
    try Journal.keep { journal in
      let form = Form()
      try resolve(PropertyInjector<Form>.self, from: Injected.self).injectProperties(into: form)
      let letters = try resolve(Cleanse.Factory<LetterFactory>.self, from: Injected.self)
      let (first, second) = (letters.build("a"), letters.build("b"))
      _ = try resolve((any Sequence<Int>).self, from: Injected.self)
      #expect(journal.entries == [])
      #expect(first.editor.get() !== second.editor.get())
      #expect(first.editor.get() === first.editor.get())
      #expect(form.editor === form.editor)
      #expect(journal.count("editor") == 3)
    }
  }

  struct Overridden: RootComponent {
    typealias Root = Asked<Lazy<String>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to { (number: Int) in "real \(number)" }
      binder.bind(Int.self).to(value: 0)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An override serves lazy dependencies and may have lazy dependencies itself")
  func overrides() throws {
    let counter = Counter()
    let fake = Overrides.overriding(String.self) { (count: Lazy<Int>) in "fake \(count.get())\(count.get())" }
      .overriding(Int.self) { counter.increment() }
    let text = try ComponentFactory.of(Overridden.self, overrides: fake).build().wanted
    #expect(counter.count == 0)
    #expect(text.get() == "fake 11" && text.get() == "fake 11")
  }
}
