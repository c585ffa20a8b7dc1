import Cleanse
import Testing

@Suite("Set multibindings")
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

  @Test("A set multibinding unites elements and arrays of elements without duplicates")
  func united() throws {
    #expect(try resolve(Set<Int>.self, from: Numbers.self) == [1, 2, 3, 4, 5])
  }

  @Test("A set multibinding in a subcomponent adds to the elements of its parent")
  func fromChild() throws {
    #expect(try resolve(Set<Int>.self, inside: InnerNumbers.self, of: Numbers.self) == [1, 2, 3, 4, 5, 6])
    #expect(try resolveFromChild(Set<Int>.self, of: Numbers.self) == [1, 2, 3, 4, 5])
  }

  @Test("A set multibinding binds neither the array nor the element type")
  func notAnArray() throws {
    try expectMissing([Int].self, in: Numbers.self)
    try expectMissing(Int.self, in: Numbers.self)
  }

  @Test("A set multibinding without contributions is a missing binding")
  func missing() throws {
    struct Nothing: Module {
      static func configure(binder: Binder<Singleton>) {}
    }
    try expectMissing(Set<Int>.self, spelledAs: Set<Int>.self, in: Nothing.self)
  }
}
