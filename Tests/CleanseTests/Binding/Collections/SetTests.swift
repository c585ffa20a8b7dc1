import Cleanse
import Testing

@Suite("Collections: sets")
struct SetTests {
  struct Numbers: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoSet().to(value: 1)
      binder.bind(Int.self).intoSet().to(value: [2, 3])
      binder.bind().to(value: "four")
      binder.bind().intoSet().to { (text: String) in text.count }
      binder.bind(Int.self).intoSet().to(provider: Provider(value: 3))
      binder.bind(Int.self).intoSet().sharedInScope().to { [5, 1] }
    }
  }

  struct InnerNumbers: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int.self).intoSet().to(value: [3, 6])
    }
  }

  @Test("elements and arrays of elements are united; equal ones count once")
  func united() throws {
    #expect(try resolve(Set<Int>.self, from: Numbers.self) == [1, 2, 3, 4, 5])
  }

  @Test("a component inside adds to its parent's")
  func fromChild() throws {
    #expect(try resolve(Set<Int>.self, inside: InnerNumbers.self, of: Numbers.self) == [1, 2, 3, 4, 5, 6])
    #expect(try resolveFromChild(Set<Int>.self, of: Numbers.self) == [1, 2, 3, 4, 5])
  }

  @Test("sets and arrays of one type are two collections, and neither binds the element")
  func notAnArray() throws {
    try expectMissing([Int].self, in: Numbers.self)
    try expectMissing(Int.self, in: Numbers.self)
  }

  @Test("a set without contributions is missing")
  func missing() throws {
    struct Nothing: Module {
      static func configure(binder: Binder<Singleton>) {}
    }
    try expectMissing(Set<Int>.self, spelledAs: Set<Int>.self, in: Nothing.self)
  }
}
