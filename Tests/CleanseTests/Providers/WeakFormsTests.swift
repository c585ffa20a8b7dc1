import Cleanse
import Testing

@Suite("Weak providers in other forms")
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

  @Test("A weak provider nested in other forms breaks a cycle and returns the shared object")
  func openCycle() throws {
    let parent = try resolve(Parent.self, from: Family.self)
    #expect(parent.child.parents.allSatisfy { $0 === parent })
  }

  @Test("A weak provider nested in other forms returns nil after the object is released")
  func gone() throws {
    var parent: Parent? = try resolve(Parent.self, from: Family.self)
    let child = try #require(parent?.child)
    weak let released = parent
    parent = nil
    #expect(released == nil)
    #expect(child.parents.allSatisfy { $0 == nil })
  }
}
