import Cleanse
import Testing

@Suite("Graphs without cycles")
struct NoCycleTests {
  final class A {
    let b: B
    init(b: B) { self.b = b }
  }

  final class B {
    let a: WeakProvider<A>
    init(a: WeakProvider<A>) { self.a = a }
  }

  struct C {}
  struct D {}

  struct Weak: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: A.init)
      binder.bind().sharedInScope().to(factory: B.init)
    }
  }

  struct Opener {
    let inner: ComponentFactory<Level<Opening, Opener>>
  }

  /// The subcomponent depends on the object that holds its factory.
  struct Opening: Module {
    static func configure(binder: Binder<InnerScope>) {}
  }

  struct HoldingFactory: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Level<Opening, Opener>.self)
      binder.bind().to(factory: Opener.init)
    }
  }

  struct Outside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: D) in C() }
      binder.bind().to { D() }
      binder.install(dependency: Level<HidingInside, D>.self)
    }
  }

  struct HidingInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().to { (_: C) in D() }
    }
  }

  struct Diamond: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { (_: C, _: D) in 1 }
      binder.bind().to { (_: String) in C() }
      binder.bind().to { (_: Provider<String>, _: C) in D() }
      binder.bind(String.self).to { "" }
    }
  }

  @Test("A weak provider may close a cycle")
  func weak() throws {
    try GraphValidator.check(Level<Weak, A>.self)
    let a = try ComponentFactory.of(Level<Weak, A>.self).build().wanted
    #expect(a.b.a.get() === a)
  }

  @Test("An object may hold the factory of a component that depends on the object")
  func componentFactory() throws {
    let opener = try ComponentFactory.of(Level<HoldingFactory, Opener>.self).build().wanted
    _ = opener.inner.build().wanted.inner.build()
  }

  @Test("A binding that shadows its dependency's dependency is no cycle")
  func hiding() throws {
    try GraphValidator.check(Checked<Outside>.self)
  }

  @Test("Several paths to one binding are no cycle")
  func diamond() throws {
    try GraphValidator.check(Checked<Diamond>.self)
  }
}
