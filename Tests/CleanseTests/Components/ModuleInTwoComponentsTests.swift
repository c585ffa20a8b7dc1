import Cleanse
import Testing

@Suite("Modules in a component and its subcomponent")
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

  @Test("A module included in parent and subcomponent contributes to a collection twice")
  func includedInEach() throws {
    #expect(try resolve(Int.self, inside: Inner.self, of: Outer.self) == 1)
    #expect(try resolve([Int].self, inside: Inner.self, of: Outer.self) == [2, 2])
  }
}
