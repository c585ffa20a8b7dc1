import Cleanse
import Testing

@Suite("Multibindings with deferred elements")
struct DeferredElementsTests {
  final class Page {
    let name: String

    init(_ name: String) {
      self.name = name
      Journal.note(name)
    }
  }

  enum PageID { case home, search, profile }

  struct Pages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Page.self).intoDictionary(key: PageID.home).sharedInScope().to { Page("home") }
      binder.bind(Page.self).intoDictionary(key: PageID.search).to { Page("search") }
      binder.bind(Page.self).intoCollection().sharedInScope().to { Page("first") }
      binder.bind(Page.self).intoCollection().to { Page("second") }
    }
  }

  struct PagesInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Page.self).intoDictionary(key: PageID.profile).to { Page("profile") }
      binder.bind(Page.self).intoCollection().to { Page("inner") }
    }
  }

  // MARK: Forms

  @Test("A dictionary of providers creates only the requested value and respects its scope")
  func dictionaryOfProviders() throws {
    try Journal.keep { journal in
      let pages = try resolve([PageID: Provider<Page>].self, from: Pages.self)
      #expect(Set(pages.keys) == [.home, .search])
      #expect(journal.entries == [])
      let (home, search) = (try #require(pages[.home]), try #require(pages[.search]))
      #expect(search.get().name == "search")
      #expect(journal.entries == ["search"])
      #expect(search.get() !== search.get())
      #expect(home.get() === home.get())
      #expect(journal.count("home") == 1)
    }
  }

  @Test("A dictionary of lazy elements creates each requested element once")
  func dictionaryOfLazyElements() throws {
    try Journal.keep { journal in
      let pages = try resolve([PageID: Lazy<Page>].self, from: Pages.self)
      #expect(journal.entries == [])
      #expect(pages[.search]?.get() === pages[.search]?.get())
      #expect(journal.entries == ["search"])
    }
  }

  @Test("Multibindings of closures create an element only when its closure is called")
  func closures() throws {
    try Journal.keep { journal in
      let byID = try resolve([PageID: () -> Page].self, from: Pages.self)
      let all = try resolve([() -> Page].self, from: Pages.self)
      #expect(journal.entries == [])
      #expect(byID[.home]?().name == "home")
      #expect(all.map { $0().name } == ["first", "second"])
      #expect(all[0]() === all[0]())
      #expect(all[1]() !== all[1]())
    }
  }

  @Test("An array of providers or lazy elements has one element per contribution, in order")
  func arrays() throws {
    try Journal.keep { journal in
      let pages = try resolve([Provider<Page>].self, from: Pages.self)
      let lazy = try resolve([Lazy<Page>].self, from: Pages.self)
      #expect(pages.count == 2 && lazy.count == 2)
      #expect(journal.entries == [])
      #expect(pages[1].get().name == "second")
      #expect(journal.entries == ["second"])
      #expect(lazy[1].get() === lazy[1].get())
      #expect(lazy[0].get() === lazy[0].get())
      #expect(lazy.map { $0.get().name } == ["first", "second"])
    }
  }

  @Test("A provider in a multibinding returns the shared value of the plain multibinding")
  func shared() throws {
    let both = try resolve(HoldingBoth<[Page], [Provider<Page>]>.self, from: Both.self)
    #expect(both.first[0] === both.second[0].get())
    #expect(both.first[1] !== both.second[1].get())
  }

  struct Both: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Pages.self)
      binder.bind().to(factory: HoldingBoth<[Page], [Provider<Page>]>.init)
    }
  }

  @Test("Deferred elements support tuples, protocols, Void, closures and elements with dependencies")
  func otherElements() throws {
    struct Numbers: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind((Int, String, [Int]).self).intoCollection().to { (number: Int) in (number, "one", [1]) }
        binder.bind(Int.self).to(value: 7)
        binder.bind((any Hashable).self).intoDictionary(key: "text").to { "text" }
        binder.bind((any Hashable).self).intoDictionary(key: "number").to { (number: Int) in number }
        binder.bind(Void.self).intoCollection().to(value: ())
        binder.bind((() -> Int).self).intoCollection().to { { 3 } }
      }
    }
    let tuples = try resolve([Provider<(Int, String, [Int])>].self, from: Numbers.self)
    #expect(tuples[0].get().0 == 7 && tuples[0].get().2 == [1])
    let hashable = try resolve([String: Lazy<any Hashable>].self, from: Numbers.self)
    #expect(hashable["text"]?.get() as? String == "text" && hashable["number"]?.get() as? Int == 7)
    #expect(try resolve([() -> Void].self, from: Numbers.self).count == 1)
    // A contributed closure is the element itself.
    #expect(try resolve([() -> Int].self, from: Numbers.self).map { $0() } == [3])
  }

  @Test("A multibinding with deferred elements is available as provider, closure, lazy and optional")
  func forms() throws {
    #expect(try resolve(Provider<[Provider<Page>]>.self, from: Pages.self).get().count == 2)
    #expect(try resolve((() -> [PageID: Lazy<Page>]).self, from: Pages.self)().count == 2)
    #expect(try resolve(Lazy<[() -> Page]>.self, from: Pages.self).get().count == 2)
    #expect(try resolve([Provider<Page>]?.self, from: Pages.self)?.count == 2)
  }

  // MARK: Components

  @Test("A subcomponent lists its own deferred elements before those of its ancestors")
  func inside() throws {
    let names = try resolve([Provider<Page>].self, inside: PagesInside.self, of: Pages.self).map { $0.get().name }
    #expect(names == ["inner", "first", "second"])
    let pages = try resolve([PageID: Lazy<Page>].self, inside: PagesInside.self, of: Pages.self)
    #expect(pages.mapValues { $0.get().name } == [.home: "home", .search: "search", .profile: "profile"])
    #expect(try resolveFromChild([() -> Page].self, of: Pages.self).map { $0().name } == ["first", "second"])
    #expect(try resolveFromChild([PageID: Provider<Page>].self, of: Pages.self)[.home]?.get().name == "home")
  }

  @Test("Each deferred element retains only the binding of its own value after the graph is released")
  func lifetime() throws {
    final class Watched {
      let token = Journal.token("watched")
    }
    struct Watching: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Watched.self).intoDictionary(key: 1).sharedInScope().to(factory: Watched.init)
        binder.bind(Watched.self).intoDictionary(key: 2).sharedInScope().to(factory: Watched.init)
      }
    }
    try Journal.keep { journal in
      var watched: [Int: Provider<Watched>]? = try resolve([Int: Provider<Watched>].self, from: Watching.self)
      _ = watched?[1]?.get()
      #expect(journal.alive.count == 1)
      watched?[1] = nil
      #expect(journal.alive == [])
      _ = watched?[2]?.get()
      #expect(journal.alive.count == 1)
      watched = nil
      #expect(journal.alive == [])
    }
  }

  // MARK: Explicit bindings

  struct Explicit: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Provider<Int>.self).intoCollection().to(value: Provider(value: 2))
      binder.bind(Int.self).intoDictionary(key: "a").to(value: 3)
      binder.bind([String: Provider<Int>].self).to(value: ["b": Provider(value: 4)])
    }
  }

  @Test("An explicit binding or contribution of a provider takes precedence over deferred elements")
  func explicit() throws {
    #expect(try resolve([Provider<Int>].self, from: Explicit.self).map { $0.get() } == [2])
    #expect(try resolve([Lazy<Int>].self, from: Explicit.self).map { $0.get() } == [1])
    #expect(try resolve([String: Provider<Int>].self, from: Explicit.self).mapValues { $0.get() } == ["b": 4])
    #expect(try resolve([String: () -> Int].self, from: Explicit.self).mapValues { $0() } == ["a": 3])
  }

  struct Declared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.declareCollection(of: Int.self)
      binder.declareDictionary(of: Int.self, keyedBy: String.self)
    }
  }

  @Test("A declared multibinding without contributions is empty with deferred elements")
  func declared() throws {
    #expect(try resolve([Provider<Int>].self, from: Declared.self).isEmpty)
    #expect(try resolve([String: Lazy<Int>].self, from: Declared.self).isEmpty)
    #expect(try resolveFromChild([() -> Int].self, of: Declared.self).isEmpty)
  }

  struct Nothing: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
    }
  }

  @Test("An unbound multibinding with deferred elements is a missing binding")
  func missing() throws {
    try expectMissing([Provider<Int>].self, spelledAs: [Provider<Int>].self, in: Nothing.self)
    try expectMissing([() -> Int].self, in: Nothing.self)
    try expectMissing(Provider<[Provider<Int>]>.self, in: Nothing.self)
    let errors = faults(of: Asking<Nothing, [String: Lazy<Int>]>.self)
    #expect(errors.map(\.diagnostic.subject) == [TypeReference([String: Int].self)])
    #expect("\(errors)".contains("binder.bind(Int.self).intoDictionary(key: ...)"))
  }

  @Test("A multibinding with doubly deferred elements is a missing binding")
  func twice() throws {
    try expectMissing([Provider<Provider<Page>>].self, in: Pages.self)
    try expectMissing([Lazy<() -> Page>].self, in: Pages.self)
  }

  struct Overridden: RootComponent {
    typealias Root = Asked<[PageID: Provider<Page>]>
    static func configure(binder: Binder<Singleton>) { binder.include(module: Pages.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  struct FakePages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Page.self).intoDictionary(key: PageID.home).to { Page("fake") }
    }
  }

  @Test("An override of a multibinding also replaces its deferred elements")
  func override() throws {
    let pages = try ComponentFactory.of(Overridden.self, overrides: [FakePages.self]).build().wanted
    #expect(pages.mapValues { $0.get().name } == [.home: "fake"])
  }

  // MARK: Errors

  struct Several: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.bind(Int.self).intoCollection().to(value: 3)
    }
  }

  @Test("An array contribution to deferred elements is an error with location and dependent", arguments: [true, false])
  func several(validate: Bool) throws {
    let thrown = #expect(throws: (any Error).self) {
      _ = try ComponentFactory.of(Asking<Several, [Provider<Int>]>.self, validate: validate)
    }
    let error = try #require(thrown as? any CleanseError)
    #expect(error.diagnostic.id == .undeferrableContribution)
    #expect(error.diagnostic.location?.line == Several.line)
    #expect(
      "\(error)".contains("required as Array<Provider<Int>> by Asked<Array<Provider<Int>>> at Support/Asking.swift:"))
    #expect(try resolve([Int].self, from: Several.self) == [1, 2, 3])
  }

  struct Whole: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind([Int].self).to(value: [1, 2])
    }
  }

  @Test("A collection bound as a whole is an error when it is injected with deferred elements")
  func whole() throws {
    let errors = faults(of: Asking<Whole, [Lazy<Int>]>.self)
    #expect(errors.map(\.diagnostic.id) == [.undeferrableContribution])
    #expect(errors.first?.diagnostic.location?.line == Whole.line)
  }

  @Test("Several dependencies on one undeferrable contribution are reported as one error")
  func oneError() throws {
    struct Requests: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Several.self)
        binder.bind(String.self).to { (_: [Provider<Int>]) in "" }
        binder.bind(Double.self).to { (_: [Provider<Int>]) in 1 }
        binder.bind(Float.self).to { (_: [Lazy<Int>]) in 1 }
      }
    }
    let errors = faults(of: Checked<Requests>.self)
    #expect(errors.map(\.diagnostic.id) == [.undeferrableContribution])
    let text = errors.map { "\($0)" }.joined()
    #expect(text.contains("required as Array<Lazy<Int>> by Float at "))
    #expect(text.contains("required as Array<Provider<Int>> by String at "))
  }

  struct A {}
  struct B {}

  struct LeadingBack: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: [Provider<B>]) in A() }
      binder.bind(B.self).intoCollection().to { (_: A) in B() }
    }
  }

  @Test("A cycle through deferred elements is an error")
  func cycle() throws {
    let errors = faults(of: Checked<LeadingBack>.self)
    try #require(errors.count == 1, "\(errors)")
    let cycle = try #require(errors[0] as? DependencyCycle)
    #expect(names(cycle.requirementStack.compactMap(\.providerRequiredFor)) == ["A", "Array<B>"])
    #expect(names(cycle.requirementStack.map(\.requestedType)) == ["Array<B>", "A"])
  }

  private final class Keeper {
    init(openers: [Provider<Opener>]) {}
  }
  private final class Opener {
    init(factory: ComponentFactory<Inside>) {}
  }
  private struct Inside: Component {
    typealias Root = Holding<Keeper>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Keeping: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Keeper.init)
      binder.bind(Opener.self).intoCollection().to(factory: Opener.init)
      binder.install(dependency: Inside.self)
    }
  }

  @Test("A retain cycle through deferred elements is reported as a warning")
  func retainCycle() {
    let warnings = GraphValidator.validate(Asking<Keeping, Keeper>.self).warnings
    #expect(warnings.map(\.id) == [.retainCycle])
  }
}
