import BindingGraph
import Testing

@testable import Cleanse

/// Stands in for the types of a copy of the library in another image. `Scripts/check images` builds a real one.
enum OtherCleanse {
  struct Provider<Element> { init() {} }
  struct TaggedProvider<Tag: Cleanse.Tag> { init() {} }
  struct Lazy<Element> { init() {} }
  struct Binder<Scope> { init() {} }
}

@Suite("Types of another copy of the library")
struct AnotherCopyTests {
  private static let otherCopy = AnotherCopy(prefix: "CleanseTests.OtherCleanse.")

  protocol Store: AnyObject {}
  final class DiskStore: Store {}
  struct Host: Cleanse.Tag { typealias Element = String }

  struct Feature {
    init(_ store: OtherCleanse.Provider<any Store>, _ later: OtherCleanse.Lazy<any Store>, _ number: Double) {}
  }

  struct Stores: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Store).self).to { DiskStore() }
      binder.bind(OtherCleanse.TaggedProvider<Host>.self).to(value: OtherCleanse.TaggedProvider())
    }
  }

  struct Features: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Stores.self)
      binder.bind(Feature.self).to(factory: Feature.init)
    }
  }

  @Test("The names of injectable types are those that the library declares")
  func names() {
    struct Session: Component {
      typealias Root = Int
      static func configure(binder: Binder<Unscoped>) {}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
    }
    struct Making: AssistedFactory {
      typealias Seed = Int
      typealias Element = String
    }
    let types: [Any.Type] = [
      Assisted<Int>.self, AsyncComponentFactory<Session>.self, ComponentFactory<Session>.self,
      Cleanse.Factory<Making>.self, Lazy<Int>.self, LegacyObjectGraph.self, PropertyInjector<DiskStore>.self,
      Provider<Int>.self, SendableComponentFactory<Session>.self, SendableProvider<Int>.self,
      TaggedProvider<Host>.self, TaggedSendableProvider<Host>.self, WeakProvider<DiskStore>.self,
    ]
    let names = types.map { String(_typeName($0, qualified: true).dropFirst("Cleanse.".count).prefix { $0 != "<" }) }
    #expect(Set(names) == AnotherCopy.namesOfInjectableTypes)
    #expect(!types.contains(where: AnotherCopy().declares))
  }

  @Test("Another copy declares only types with the names of injectable types")
  func declarations() {
    #expect(Self.otherCopy.declares(OtherCleanse.Provider<Int>.self))
    #expect(!Self.otherCopy.declares(OtherCleanse.Binder<Singleton>.self))
    #expect(!Self.otherCopy.declares(Provider<Int>.self))
    #expect(!AnotherCopy().declares(OtherCleanse.Provider<Int>.self))
  }

  @Test("The report of a provider of another copy tells to link one copy, and suggests no binding")
  func provider() throws {
    let found = try #require(errors(for: OtherCleanse.Provider<any Store>.self).first)
    #expect(found.headline.description == "Provider<any Store>: binding missing")
    #expect(found.notes.map(\.description) == [Self.note(about: "Provider<any Store>")])
    #expect(
      found.suggestions.map(\.description) == [
        "link the product CleanseDynamic in every image: see Documentation/ProgramsOfSeveralImages.md"
      ])
  }

  @Test("The report of a collection names its element of another copy")
  func element() {
    let errors = errors(for: [OtherCleanse.Provider<any Store>].self)
    #expect(errors.flatMap(\.notes).map(\.description) == [Self.note(about: "Provider<any Store>")])
  }

  @Test("The report of a tagged value that another copy has bound tells to link one copy")
  func boundByAnotherCopy() {
    let errors = errors(for: TaggedProvider<Host>.self)
    #expect(errors.flatMap(\.notes).map(\.description) == [Self.note(about: "TaggedProvider<Host>")])
    #expect(errors.flatMap(\.suggestions).compactMap(\.code).isEmpty)
  }

  @Test("Several missing types of another copy are one error")
  func several() throws {
    let errors = errors(for: Feature.self, in: Features.self)
    let problem = "2 bindings are missing: this program links Cleanse twice, and each copy has types of its own"
    #expect(errors.map(\.headline.description) == ["Double: binding missing", problem])
    #expect(errors.last?.subjects.map(\.name).sorted() == ["Lazy<Store>", "Provider<Store>"])
    #expect(errors.last?.suggestions.compactMap(\.code) == [])
  }

  private static func note(about type: String) -> String {
    "this program links Cleanse twice, and each copy has a \(type) of its own"
  }

  /// The missing bindings of a graph whose root requires a type.
  private func errors<Wanted, M: Module>(
    for wanted: Wanted.Type, in module: M.Type = Stores.self
  ) -> [Diagnostic] where M.Scope == Singleton {
    let graph = GraphValidator.validate(Asking<M, Wanted>.self).graph
    return Validator.errors(
      in: graph, ofRootAlone: true, adding: nil, advisor: RunTimeTypes(anotherCopy: Self.otherCopy))
  }
}
