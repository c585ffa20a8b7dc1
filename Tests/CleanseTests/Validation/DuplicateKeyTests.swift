import Cleanse
import Testing

@Suite("Duplicate dictionary keys")
struct DuplicateKeyTests {
  struct Digits: Cleanse.Tag {
    typealias Element = [String: Int]
  }

  struct Twice: Module {
    static let firstLine = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoDictionary(key: "a").to { 1 }
      binder.bind(Int.self).intoDictionary(key: "b").to { 2 }
      binder.bind(Int.self).intoDictionary(key: "a").to { 3 }
    }
  }

  struct Once: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoDictionary(key: "a").to { 1 }
    }
  }

  struct AgainInside: Module {
    static let line = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoDictionary(key: "a").to { 2 }
    }
  }

  struct TwiceTagged: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoDictionary(key: "a").tagged(with: Digits.self).to { 1 }
      binder.bind(Int.self).intoDictionary(key: "a").tagged(with: Digits.self).to { 2 }
    }
  }

  struct SeveralDictionaries: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoDictionary(key: "a").to { 1 }
      binder.bind(Int.self).intoDictionary(key: "a").tagged(with: Digits.self).to { 2 }
      binder.bind(Double.self).intoDictionary(key: "a").to { 3 }
      binder.bind(Int.self).intoDictionary(key: 1).to { 4 }
      binder.bind(Int.self).intoDictionary(key: 1.0).to { 5 }
    }
  }

  /// Two sibling components, each with an element under the same key.
  struct Siblings: RootComponent {
    struct Root {
      let left: ComponentFactory<Sibling<InnerScope>>
      let right: ComponentFactory<Sibling<InnermostScope>>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Sibling<InnerScope>.self)
      binder.install(dependency: Sibling<InnermostScope>.self)
      binder.bind(Int.self).intoDictionary(key: "b").to { 2 }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Sibling<S: Scope>: Component {
    typealias Root = Asked<[String: Int]>
    typealias Seed = Int

    static func configure(binder: Binder<S>) {
      binder.bind().intoDictionary(key: "a").to { $0 as Int }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Asked.init)
    }
  }

  /// Shadows the parent's dictionary with all its keys.
  struct WholeInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind([String: Int].self).to(value: ["a": 5])
    }
  }

  /// A graph whose root has no dependencies.
  struct Unasked<M: Module>: RootComponent where M.Scope == Singleton {
    typealias Root = String

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: M.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to(value: "")
    }
  }

  @Test("A duplicate dictionary key is an error with both locations, even if the dictionary is unused")
  func inOneComponent() throws {
    try check(Asking<Twice, [String: Int]>.self)
    try check(Unasked<Twice>.self)
  }

  private func check<App: RootComponent>(_ app: App.Type) throws {
    let error = #expect(throws: DuplicateKey.self) { _ = try ComponentFactory.of(App.self) }
    let duplicate: DuplicateKey = try #require(error)
    #expect(duplicate.key == "a")
    #expect(TypeReference(duplicate.collectionType) == TypeReference([String: Int].self))
    #expect(duplicate.bindings.map(\.sourceLocation?.line) == [Twice.firstLine, Twice.firstLine + 2])
    #expect(duplicate.bindings.map(\.modulePath.last).allSatisfy { $0 == Twice.self })
  }

  @Test("A dictionary key that a subcomponent repeats is an error with both locations")
  func acrossComponents() throws {
    let error = #expect(throws: DuplicateKey.self) {
      try GraphValidator.check(AskingFromChild<Once, AgainInside, [String: Int]>.self)
    }
    let duplicate: DuplicateKey = try #require(error)
    #expect(duplicate.key == "a")
    #expect(duplicate.bindings.map(\.sourceLocation?.line) == [Once.line, AgainInside.line])
  }

  @Test("A duplicate key of a tagged dictionary is an error")
  func tagged() throws {
    let error = #expect(throws: DuplicateKey.self) { try GraphValidator.check(Unasked<TwiceTagged>.self) }
    #expect(error?.collectionType == TaggedProvider<Digits>.self)
    #expect(error?.bindings.count == 2)
  }

  @Test("Equal keys of different dictionaries are valid")
  func severalDictionaries() throws {
    try GraphValidator.check(Unasked<SeveralDictionaries>.self)
    #expect(try resolve([Int: Int].self, from: SeveralDictionaries.self) == [1: 4])
    #expect(try resolve([Double: Int].self, from: SeveralDictionaries.self) == [1.0: 5])
  }

  @Test("Equal keys in sibling components are valid")
  func siblings() throws {
    let root = try ComponentFactory.of(Siblings.self).build()
    #expect(root.left.build(1).wanted == ["a": 1, "b": 2])
    #expect(root.right.build(3).wanted == ["a": 3, "b": 2])
  }

  @Test("A dictionary that is bound as a whole may repeat a key of the shadowed parent dictionary")
  func hidden() throws {
    #expect(try resolve([String: Int].self, inside: WholeInside.self, of: Once.self) == ["a": 5])
  }

  struct Shared: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoDictionary(key: "a").to { 2 }
    }
  }

  struct SharingLeft: Module {
    static func configure(binder: Binder<InnerScope>) { binder.include(module: Shared.self) }
  }

  struct SharingRight: Module {
    static func configure(binder: Binder<InnermostScope>) { binder.include(module: Shared.self) }
  }

  struct InstallingBoth: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Once.self)
      binder.install(dependency: Checked<SharingLeft>.self)
      binder.install(dependency: Checked<SharingRight>.self)
    }
  }

  @Test("A duplicate key from a module of two components is one error")
  func sharedModule() {
    #expect(faults(DuplicateKey.self, of: Checked<InstallingBoth>.self).count == 1)
  }

  struct IncludedInBoth: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Shared.self)
      binder.install(dependency: Checked<SharingLeft>.self)
    }
  }

  @Test("The report of a module that a component and its subcomponent include suggests the component alone")
  func moduleInBoth() {
    #expect(
      advice(of: IncludedInBoth.self) == [
        "include Shared only in the outer component: subcomponents get its elements, too"
      ])
  }

  struct Repeated: Module {
    static func configure(binder: Binder<Singleton>) {
      for number in 1...2 { binder.bind(Int.self).intoDictionary(key: "a").to { number } }
    }
  }

  @Test("The report of a statement whose loop repeats a key suggests a different key for each element")
  func repeatedStatement() {
    #expect(advice(of: Repeated.self) == ["give each element its own key"])
  }

  private func advice<M: Module>(of module: M.Type) -> [String] where M.Scope == Singleton {
    faults(DuplicateKey.self, of: Checked<M>.self).flatMap(\.diagnostic.suggestions).map(\.text.description)
  }

  struct UnusualKeys: Module {
    static func configure(binder: Binder<Singleton>) {
      for key in ["", "two\nlines"] {
        binder.bind(Int.self).intoDictionary(key: key).to { 1 }
        binder.bind(Int.self).intoDictionary(key: key).to { 2 }
      }
    }
  }

  @Test("Headlines show empty and multi-line dictionary keys in one line")
  func unusualKeys() {
    let errors = faults(DuplicateKey.self, of: Checked<UnusualKeys>.self)
    #expect(
      Set(errors.map(\.diagnostic.headline.description)) == [
        "Dictionary<String, Int>: has 2 elements with the key \"\"",
        #"Dictionary<String, Int>: has 2 elements with the key "two\nlines""#,
      ])
    #expect(Set(errors.map(\.key)) == ["", "two\nlines"])
  }
}
