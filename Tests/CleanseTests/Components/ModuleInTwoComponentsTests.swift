import Cleanse
import Testing

@Suite("A module in a component and in one inside it")
struct ModuleInTwoComponentsTests {
  struct Numbers: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).intoCollection().to(value: 2)
    }
  }

  struct Outer: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Numbers.self)
    }
  }

  struct Inner: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.include(module: Numbers.self)
    }
  }

  @Test("is included in each, so that collections have its elements twice")
  func includedInEach() throws {
    #expect(try resolve(Int.self, inside: Inner.self, of: Outer.self) == 1)
    #expect(try resolve([Int].self, inside: Inner.self, of: Outer.self) == [2, 2])
  }
}
