import TestSupport
import Cleanse
import Testing

@Suite("Assisted injection")
struct AssistedInjectionTests {
  final class Service {}

  final class Detail {
    let id: Int
    let service: Service
    let number: Int

    init(id: Assisted<Int>, service: Service, number: Int) {
      self.id = id.get()
      self.service = service
      self.number = number
    }
  }

  struct DetailFactory: AssistedFactory {
    typealias Element = Detail
    typealias Seed = Int
  }

  struct Report {
    let seed: Assisted<(Service, String, Int)>
    let number: Int
  }

  struct ReportFactory: AssistedFactory {
    typealias Element = Report
    typealias Seed = (Service, String, Int)
  }

  struct Note: Equatable {
    let text: Assisted<String>

    static func == (left: Note, right: Note) -> Bool { left.text.get() == right.text() }
  }

  struct NoteFactory: AssistedFactory {
    typealias Element = Note
    typealias Seed = String
  }

  struct OtherNoteFactory: AssistedFactory {
    typealias Element = Note
    typealias Seed = String
  }

  struct Factories: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      binder.bind().sharedInScope().to(factory: Service.init)
      binder.bind().to { counter.increment() }
      binder.bindFactory(Detail.self).with(DetailFactory.self).to(factory: Detail.init)
      binder.bindFactory(Report.self).with(ReportFactory.self).to { (seed: Assisted<ReportFactory.Seed>, number: Int) in
        Report(seed: seed, number: number)
      }
      binder.bindFactory(Note.self).with(NoteFactory.self).to(factory: Note.init)
      binder.bindFactory(Note.self).with(OtherNoteFactory.self).to { _ in Note(text: Assisted { "other" }) }
      binder.bindFactory(Int.self).with(EmptySeed<Int>.self).to { (_: Assisted<Void>, number: Int) in -number }
    }
  }

  @Test("An assisted factory passes the argument and resolves other dependencies at each build")
  func build() throws {
    let factory = try resolve(Factory<DetailFactory>.self, from: Factories.self)
    let first = factory.build(10)
    let second = factory.build(20)
    #expect([first.id, second.id] == [10, 20])
    #expect([first.number, second.number] == [1, 2])
    #expect(first.service === second.service)
    #expect(first !== second)
  }

  @Test("An assisted argument may be a tuple")
  func tuple() throws {
    let service = Service()
    let report = try resolve(Factory<ReportFactory>.self, from: Factories.self).build((service, "text", 5))
    let (givenService, text, number) = report.seed.get()
    #expect(givenService === service)
    #expect(text == "text")
    #expect(number == 5)
    #expect(report.number == 1)
  }

  @Test("An assisted factory with an empty seed takes no argument")
  func emptySeed() throws {
    let factory = try resolve(Factory<EmptySeed<Int>>.self, from: Factories.self)
    #expect(factory.build() == -1)
    #expect(factory.build(()) == -2)
    #expect(factory() == -3)
  }

  struct Page {
    let path: [String]

    init(title: String, path: Assisted<String>) { self.path = [title, path.get()] }

    init(title: String, number: Int, path: Assisted<String>) { self.path = [title, "\(number)", path.get()] }

    init(path: Assisted<String>) { self.path = [path.get()] }
  }

  struct PageFactory<Kind>: AssistedFactory {
    typealias Element = Page
    typealias Seed = String
  }

  struct Pages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: "title")
      binder.bind().to(value: 7)
      binder.bindFactory(Page.self).with(PageFactory<Void>.self).to(factory: Page.init(title:path:))
      binder.bindFactory(Page.self).with(PageFactory<Int>.self).to {
        (title: String, number: Int, path: Assisted<String>) in
        Page(title: title, number: number, path: path)
      }
      binder.bindFactory(Page.self).with(PageFactory<String>.self).to { Page(title: $0, path: $1) }
      binder.bindFactory(Page.self).to { (_: Assisted<Void>, title: String) in
        Page(title: title, path: Assisted(value: "none"))
      }
    }
  }

  @Test("An assisted argument may be the last parameter of an initializer or closure")
  func argumentLast() throws {
    #expect(try resolve(Factory<PageFactory<Void>>.self, from: Pages.self).build("a").path == ["title", "a"])
    #expect(try resolve(Factory<PageFactory<Int>>.self, from: Pages.self).build("b").path == ["title", "7", "b"])
    #expect(try resolve(Factory<PageFactory<String>>.self, from: Pages.self).build("c").path == ["title", "c"])
  }

  @Test("An assisted factory without a name is bound as the factory of the empty seed")
  func withoutName() throws {
    #expect(try resolve(Factory<EmptySeed<Page>>.self, from: Pages.self).build().path == ["title", "none"])
  }

  @Test("An assisted argument wraps a value or another provider and can be mapped")
  func provider() {
    var count = 0
    let counting = Provider<Int> {
      count += 1
      return count
    }
    let argument = Assisted(other: counting)
    let doubled = argument.map { $0 * 2 }
    #expect([argument.get(), argument(), doubled.get()] == [1, 2, 6])
    #expect(Assisted(value: "fixed").get() == "fixed")
  }

  @Test("An assisted factory is callable as a function")
  func callable() throws {
    let factory = try resolve(Factory<NoteFactory>.self, from: Factories.self)
    #expect(factory("a") == factory.build("a"))
  }

  @Test("Two assisted factories of one product are two bindings, and neither binds the product")
  func twoFactories() throws {
    #expect(try resolve(Factory<NoteFactory>.self, from: Factories.self).build("a").text.get() == "a")
    #expect(try resolve(Factory<OtherNoteFactory>.self, from: Factories.self).build("a").text.get() == "other")
    try expectMissing(Note.self, in: Factories.self)
    try expectMissing(Detail.self, in: Factories.self)
    try expectMissing(Assisted<Int>.self, spelledAs: Assisted<Int>.self, in: Factories.self)
  }

  @Test("A subcomponent injects the assisted factories of its parent")
  func fromChild() throws {
    #expect(try resolveFromChild(Factory<DetailFactory>.self, of: Factories.self).build(7).id == 7)
    #expect(
      try resolveFromChild(Provider<Factory<NoteFactory>>.self, of: Factories.self).get().build("b").text() == "b")
  }

  @Test("An assisted factory keeps its shared dependencies after the graph is released")
  func outlives() throws {
    var factory: Factory<DetailFactory>? = try resolve(from: Factories.self)
    weak let service = factory?.build(1).service
    #expect(service != nil)
    #expect(factory?.build(2).service === service)
    factory = nil
    #expect(service == nil)
  }

  @Test("A missing dependency of an assisted factory is reported as required by the factory")
  func missing() throws {
    struct Incomplete: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bindFactory(Detail.self).with(DetailFactory.self).to(factory: Detail.init)
        binder.bind().to(factory: Service.init)
        binder.bind(String.self).to(value: "")
      }
    }
    let error = #expect(throws: MissingProvider.self) { try GraphValidator.check(Asking<Incomplete, String>.self) }
    let missing: MissingProvider = try #require(error)
    #expect(TypeReference(missing.requestedType) == TypeReference(Int.self))
    #expect(missing.requests.map { $0.providerRequiredFor == Factory<DetailFactory>.self } == [true])
  }
}
