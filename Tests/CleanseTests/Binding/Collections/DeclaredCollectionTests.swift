import Cleanse
import Testing

@Suite("Declared multibindings")
struct DeclaredCollectionTests {
  struct Numbers: Cleanse.Tag { typealias Element = [Int] }
  struct Letters: Cleanse.Tag { typealias Element = Set<String> }
  struct Prices: Cleanse.Tag { typealias Element = [String: Int] }

  struct Nothing: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  struct Declared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.declareCollection(of: Int.self)
      binder.declareSet(of: String.self)
      binder.declareDictionary(of: Int.self, keyedBy: String.self)
      binder.declareCollection(tag: Numbers.self)
      binder.declareCollection(tag: Letters.self)
      binder.declareCollection(tag: Prices.self)
    }
  }

  struct DeclaredAndFilled: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.declareCollection(of: Int.self)
      binder.bind(Int.self).intoCollection().to(value: [2, 3])
      binder.declareCollection(of: Int.self)
      binder.declareSet(of: String.self)
      binder.bind(String.self).intoSet().to(value: "a")
      binder.declareDictionary(of: Int.self, keyedBy: String.self)
      binder.bind(Int.self).intoDictionary(key: "x").to(value: 4)
      binder.bind(Int.self).intoCollection().tagged(with: Numbers.self).to(value: 5)
      binder.declareCollection(tag: Numbers.self)
    }
  }

  struct FilledInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoCollection().to(value: 7)
      binder.bind(Int.self).intoDictionary(key: "y").to(value: 8)
    }
  }

  struct DeclaredInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.declareCollection(of: Int.self)
      binder.declareSet(of: String.self)
    }
  }

  struct WholeArray: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.declareCollection(of: Int.self)
      binder.bind([Int].self).to(value: [1])
    }
  }

  @Test("A declared multibinding without contributions is empty, and an undeclared one is missing")
  func empty() throws {
    #expect(try resolve([Int].self, from: Declared.self) == [])
    #expect(try resolve(Set<String>.self, from: Declared.self) == [])
    #expect(try resolve([String: Int].self, from: Declared.self) == [:])
    try expectMissing([Int].self, in: Nothing.self)
    try expectMissing([Int8].self, in: Declared.self)
  }

  @Test("A declared multibinding without contributions is empty as provider, optional and closure")
  func forms() throws {
    #expect(try resolve(Provider<[Int]>.self, from: Declared.self).get() == [])
    #expect(try resolve([Int]?.self, from: Declared.self) == [])
    #expect(try resolve((() -> Set<String>).self, from: Declared.self)() == [])
  }

  @Test("A declared multibinding with a tag is empty without contributions")
  func tags() throws {
    #expect(try resolve(TaggedProvider<Numbers>.self, from: Declared.self).get() == [])
    #expect(try resolve(TaggedProvider<Letters>.self, from: Declared.self).get() == [])
    #expect(try resolve(TaggedProvider<Prices>.self, from: Declared.self).get() == [:])
  }

  @Test("A declared multibinding lists its contributions in order, before and after the declaration")
  func filled() throws {
    #expect(try resolve([Int].self, from: DeclaredAndFilled.self) == [1, 2, 3])
    #expect(try resolve(Set<String>.self, from: DeclaredAndFilled.self) == ["a"])
    #expect(try resolve([String: Int].self, from: DeclaredAndFilled.self) == ["x": 4])
    #expect(try resolve(TaggedProvider<Numbers>.self, from: DeclaredAndFilled.self).get() == [5])
  }

  @Test("A subcomponent sees the declared multibindings of its parent and contributes to them")
  func inside() throws {
    #expect(try resolveFromChild([Int].self, of: Declared.self) == [])
    #expect(try resolve([Int].self, inside: FilledInside.self, of: Declared.self) == [7])
    #expect(try resolve([String: Int].self, inside: FilledInside.self, of: Declared.self) == ["y": 8])
    #expect(try resolve([Int].self, inside: DeclaredInside.self, of: DeclaredAndFilled.self) == [1, 2, 3])
    #expect(try resolve(Set<String>.self, inside: DeclaredInside.self, of: Nothing.self) == [])
  }

  @Test("A declared multibinding accepts a binding of the whole collection")
  func whole() throws {
    #expect(try resolve([Int].self, from: WholeArray.self) == [1])
  }

  @Test("An override replaces a declared multibinding, and an overriding declaration empties one")
  func overridden() throws {
    struct Emptied: Module {
      static func configure(binder: UnscopedBinder) { binder.declareCollection(of: Int.self) }
    }
    typealias Root = Asking<Declared, [Int]>
    typealias FilledRoot = Asking<DeclaredAndFilled, [Int]>
    let filled = Overrides().overriding([Int].self, with: [9])
    #expect(try ComponentFactory.of(Root.self, overrides: filled).build().wanted == [9])
    #expect(try ComponentFactory.of(FilledRoot.self, overrides: [Emptied.self]).build().wanted == [])
  }

  @Test("A declared multibinding is usable from a sendable component")
  func isolations() throws {
    struct Page: Component {
      typealias Root = Holding<[Int]>
      static func configure(binder: Binder<InnerScope>) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct App: RootComponent {
      typealias Root = Holding<SendableComponentFactory<Page>>
      static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Page.self)
        binder.declareCollection(of: Int.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    try GraphValidator.check(App.self)
  }

  @Test("Each component instance creates the same contents of a declared multibinding")
  func instances() throws {
    let factory = try ComponentFactory.of(Asking<DeclaredAndFilled, [Int]>.self)
    #expect([factory.build().wanted, factory.build().wanted] == [[1, 2, 3], [1, 2, 3]])
  }

  @Test("The warning of an unused multibinding lists its contributions and declarations")
  func unused() throws {
    let report = GraphValidator.validate(Checked<DeclaredAndFilled>.self)
    let unused = try #require(report.warnings.first { $0.subject == TypeReference([Int].self) })
    #expect(
      unused.steps.map(\.text.description) == [
        "contributed in Checked<DeclaredAndFilled> > DeclaredAndFilled",
        "declared in Checked<DeclaredAndFilled> > DeclaredAndFilled",
        "contributed in Checked<DeclaredAndFilled> > DeclaredAndFilled",
        "declared in Checked<DeclaredAndFilled> > DeclaredAndFilled",
      ])
  }
}
