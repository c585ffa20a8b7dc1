import Cleanse
import Testing

@Suite("Dictionary multibindings")
struct DictionaryTests {
  enum Section: Hashable {
    case home
    case about
  }

  struct Titles: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).intoDictionary(key: Section.home).to(value: "Home")
      binder.bind(Int.self).to(value: 3)
      binder.bind().intoDictionary(key: Section.about).to { (number: Int) in "About \(number)" }
      binder.bind(String.self).intoDictionary(key: 1).to(provider: Provider(value: "one"))
      binder.bind(String.self).intoDictionary(key: 2).configured { $0.to(value: "two") }
    }
  }

  struct InnerTitles: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).intoDictionary(key: 3).to(value: "three")
    }
  }

  @Test("A dictionary multibinding holds each element under its key")
  func elements() throws {
    #expect(try resolve([Section: String].self, from: Titles.self) == [.home: "Home", .about: "About 3"])
    #expect(try resolve([Int: String].self, from: Titles.self) == [1: "one", 2: "two"])
  }

  @Test("A dictionary multibinding in a subcomponent holds its own elements and those of its parent")
  func fromChild() throws {
    let inside = try resolve([Int: String].self, inside: InnerTitles.self, of: Titles.self)
    #expect(inside == [1: "one", 2: "two", 3: "three"])
    #expect(try resolveFromChild([Section: String].self, of: Titles.self) == [.home: "Home", .about: "About 3"])
  }

  @Test("Dictionary multibindings with different key types are separate collections")
  func keyTypes() throws {
    try expectMissing([String: String].self, spelledAs: [String: String].self, in: Titles.self)
    try expectMissing(String.self, in: Titles.self)
  }
}
