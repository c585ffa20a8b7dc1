import Cleanse
import Testing

@Suite("Weak providers inside other forms")
struct WeakFormsTests {
  final class Parent {
    let child: Child

    init(child: Child) {
      self.child = child
    }
  }

  final class Child {
    let direct: WeakProvider<Parent>
    let provider: Provider<WeakProvider<Parent>>
    let closure: () -> WeakProvider<Parent>
    let optional: WeakProvider<Parent>?

    init(
      direct: WeakProvider<Parent>, provider: Provider<WeakProvider<Parent>>,
      closure: @escaping () -> WeakProvider<Parent>, optional: WeakProvider<Parent>?
    ) {
      self.direct = direct
      self.provider = provider
      self.closure = closure
      self.optional = optional
    }

    var parents: [Parent?] {
      [direct.get(), provider.get().get(), closure().get(), optional?.get()]
    }
  }

  struct Family: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Parent.init)
      binder.bind().sharedInScope().to(factory: Child.init)
    }
  }

  @Test("open a cycle, and lead to the shared object")
  func openCycle() throws {
    let parent = try resolve(Parent.self, from: Family.self)
    #expect(parent.child.parents.allSatisfy { $0 === parent })
  }

  @Test("return nil when the object and its binding are gone")
  func gone() throws {
    var parent: Parent? = try resolve(Parent.self, from: Family.self)
    let child = try #require(parent?.child)
    weak let released = parent
    parent = nil
    #expect(released == nil)
    #expect(child.parents.allSatisfy { $0 == nil })
  }
}
