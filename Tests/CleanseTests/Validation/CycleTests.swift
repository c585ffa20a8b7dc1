import Cleanse
import Testing

@Suite("Cycles of bindings")
struct CycleTests {
  struct A {}
  struct B {}
  struct C {}
  struct D {}

  struct BTag: Cleanse.Tag {
    typealias Element = B
  }

  struct MakingB: AssistedFactory {
    typealias Element = B
    typealias Seed = Int
  }

  final class Target {}

  struct Ring: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: B) in D() }
      binder.bind().to { (_: A) in C() }
      binder.bind().to { (_: C) in B() }
      binder.bind().to { (_: B) in A() }
      binder.bind(Int.self).to { (_: D) in 1 }
    }
  }

  struct SelfLoop: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: A) in A() }
    }
  }

  struct SharedSelfLoop: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to { (_: Provider<A>) in A() }
    }
  }

  struct SharingAType: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: B, _: C) in A() }
      binder.bind().to { (_: A) in B() }
      binder.bind().to { (_: A) in C() }
    }
  }

  struct Lazy: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: Provider<B>) in A() }
      binder.bind().to { (_: () -> C) in B() }
      binder.bind().to { (_: A?) in C() }
    }
  }

  struct Tagged: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: TaggedProvider<BTag>) in A() }
      binder.bind().tagged(with: BTag.self).to { (_: A) in B() }
    }
  }

  struct Collected: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: [B]) in A() }
      binder.bind().intoCollection().to { B() }
      binder.bind().intoCollection().to { (_: A) in B() }
    }
  }

  struct Assisting: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: Factory<MakingB>) in A() }
      binder.bindFactory(B.self).with(MakingB.self).to { (_: Assisted<Int>, _: A) in B() }
    }
  }

  struct Injecting: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to { (_: PropertyInjector<Target>) in A() }
      binder.bindPropertyInjectionOf(Target.self).to { (_: Target, _: A) in }
    }
  }

  struct InTwoComponents: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Level<Inside, A>.self)
      binder.install(dependency: Level<AlsoInside, A>.self)
    }
  }

  struct Inside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().to { (_: A) in A() }
    }
  }

  struct AlsoInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.include(module: Inside.self)
    }
  }

  @Test("A cycle is one error without the path that leads into it")
  func ring() throws {
    let cycle = try onlyCycle(of: Checked<Ring>.self)
    let stack = cycle.requirementStack
    #expect(names(stack.compactMap(\.providerRequiredFor)) == ["C", "A", "B"])
    #expect(names(stack.map(\.requestedType)) == ["A", "B", "C"])
    #expect(stack.map { $0.sourceLocation?.line } == [Ring.first + 1, Ring.first + 3, Ring.first + 2])
    #expect(TypeReference(cycle.requestedType) == TypeReference(C.self))
    #expect(
      cycle.description == """
        error: *** C *** Dependency Cycle Detected [dependency-cycle]
          +-> C
          |    | A required by C at Validation/CycleTests.swift:\(Ring.first + 1)
          |    v
          |   A
          |    | B required by A at Validation/CycleTests.swift:\(Ring.first + 3)
          |    v
          |   B
          |    | C required by B at Validation/CycleTests.swift:\(Ring.first + 2)
          +----+
          help: build B with an assisted factory, and pass C as its argument: Assisted<C> \
        (Validation/CycleTests.swift:\(Ring.first + 2))
          see: Documentation/Diagnostics.md#dependency-cycle
        """)
  }

  @Test("A binding that depends on itself is a cycle")
  func selfLoop() throws {
    #expect(try steps(of: Checked<SelfLoop>.self) == [["A > A"]])
    #expect(try steps(of: Checked<SharedSelfLoop>.self) == [["A > A"]])
  }

  @Test("Two cycles that share only a type are two errors")
  func sharedType() throws {
    #expect(try steps(of: Checked<SharingAType>.self) == [["A > B", "B > A"], ["A > C", "C > A"]])
  }

  @Test("A cycle through lazy and optional dependencies is an error")
  func lazyRequests() throws {
    let stack = try onlyCycle(of: Checked<Lazy>.self).requirementStack
    #expect(names(stack.compactMap(\.providerRequiredFor)) == ["A", "B", "C"])
  }

  @Test("A cycle through a tagged binding is an error")
  func tagged() throws {
    let expected = [["A > TaggedProvider<BTag>", "TaggedProvider<BTag> > A"]]
    #expect(try steps(of: Checked<Tagged>.self) == expected)
  }

  @Test("A cycle through a collection is an error")
  func collected() throws {
    #expect(try steps(of: Checked<Collected>.self) == [["A > Array<B>", "Array<B> > A"]])
  }

  @Test("A cycle through an assisted factory is an error")
  func assisted() throws {
    #expect(try steps(of: Checked<Assisting>.self) == [["A > Factory<MakingB>", "Factory<MakingB> > A"]])
  }

  @Test("A cycle through a property injector is an error")
  func injector() throws {
    let expected = [["A > PropertyInjector<Target>", "PropertyInjector<Target> > A"]]
    #expect(try steps(of: Checked<Injecting>.self) == expected)
  }

  @Test("A cycle in a module of two components is one error")
  func twoComponents() throws {
    #expect(try steps(of: Checked<InTwoComponents>.self) == [["A > A"]])
  }

  private func onlyCycle<C: RootComponent>(of component: C.Type) throws -> DependencyCycle {
    let errors = faults(of: component)
    try #require(errors.count == 1, "\(errors)")
    return try #require(errors[0] as? DependencyCycle)
  }

  /// Each cycle as `requirer > requested`, step by step; fails if there are other errors.
  private func steps<C: RootComponent>(of component: C.Type) throws -> [[String]] {
    try faults(of: component).map { error in
      try #require(error as? DependencyCycle, "\(error)").requirementStack.map { step in
        "\(step.providerRequiredFor.map { "\($0)" } ?? "?") > \(step.requestedType)"
      }
    }
  }
}
