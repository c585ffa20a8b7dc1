import Cleanse
import Testing

@Suite("Forms of multibindings")
struct CollectionFormsTests {
  struct Numbers: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.bind(Int.self).intoSet().to(value: [3, 4])
      binder.bind(Int.self).intoDictionary(key: "five").to(value: 5)
    }
  }

  struct InnerNumbers: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoCollection().to(value: 0)
    }
  }

  @Test("A multibinding is available directly, as provider, closure and optional")
  func own() throws {
    #expect(try resolve([Int].self, from: Numbers.self) == [1, 2])
    #expect(try resolve(Set<Int>.self, from: Numbers.self) == [3, 4])
    #expect(try resolve([String: Int].self, from: Numbers.self) == ["five": 5])
    #expect(try resolve(Provider<[Int]>.self, from: Numbers.self).get() == [1, 2])
    #expect(try resolve((() -> Set<Int>).self, from: Numbers.self)() == [3, 4])
    #expect(try resolve(Provider<[String: Int]>.self, from: Numbers.self).get() == ["five": 5])
    #expect(try resolve([Int]?.self, from: Numbers.self) == [1, 2])
    #expect(try resolve(Provider<[Int]?>.self, from: Numbers.self).get() == [1, 2])
  }

  @Test("A subcomponent injects its ancestors' multibindings in all forms")
  func fromChild() throws {
    #expect(try resolveFromChild([Int].self, of: Numbers.self) == [1, 2])
    #expect(try resolveFromChild(Provider<Set<Int>>.self, of: Numbers.self).get() == [3, 4])
    #expect(try resolveFromChild((() -> [String: Int]).self, of: Numbers.self)() == ["five": 5])
    #expect(try resolveFromChild([Int]?.self, of: Numbers.self) == [1, 2])
  }

  @Test("A subcomponent's contribution appears in all forms of the multibinding")
  func contributingChild() throws {
    #expect(try resolve(Provider<[Int]>.self, inside: InnerNumbers.self, of: Numbers.self).get() == [0, 1, 2])
    #expect(try resolve((() -> [Int]).self, inside: InnerNumbers.self, of: Numbers.self)() == [0, 1, 2])
    #expect(try resolve([Int]?.self, inside: InnerNumbers.self, of: Numbers.self) == [0, 1, 2])
  }

  @Test("A set multibinding does not provide an array of deferred elements")
  func elementsOfSets() throws {
    try expectMissing([Provider<String>].self, spelledAs: [Provider<String>].self, in: Strings.self)
  }

  struct Strings: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).intoSet().to(value: "a")
    }
  }
}
