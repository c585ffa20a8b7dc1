import Cleanse
import Testing

// Tests as users wrote them for errors of their graphs: types, contents and phrases.

private struct A {
  let b: B
}

private struct B {
  let c: () -> C
}

private struct C {
  let name: TaggedProvider<Name>
}

private struct Name: Cleanse.Tag {
  typealias Element = String
}

private struct MissingComponent: RootComponent {
  typealias Root = A
  static let lineOfB = #line + 3

  static func configure(binder: UnscopedBinder) {
    binder.bind(B.self).to(factory: B.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<A>) -> BindingReceipt<A> {
    bind.to(factory: A.init)
  }
}

private struct CycleComponent: RootComponent {
  typealias Root = A

  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: B.init)
    binder.bind().to { (a: A) in C(name: TaggedProvider(value: "\(a)")) }
  }

  static func configureRoot(binder bind: ReceiptBinder<A>) -> BindingReceipt<A> {
    bind.to(factory: A.init)
  }
}

private struct InnerSingleton: Cleanse.Component {
  typealias Root = Int

  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

private struct Outer {
  let inner: ComponentFactory<InnerSingleton>
}

private struct NestingComponent: RootComponent {
  typealias Root = Outer

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: InnerSingleton.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Outer>) -> BindingReceipt<Outer> {
    bind.to(factory: Outer.init)
  }
}

private struct BrokenComponent: RootComponent {
  typealias Root = A

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: InnerSingleton.self)
    binder.bind().to { (text: String) in Double(text.count) }
    binder.bind().to(factory: B.init)
    binder.bind().to { (a: A) in C(name: TaggedProvider(value: "\(a)")) }
  }

  static func configureRoot(binder bind: ReceiptBinder<A>) -> BindingReceipt<A> {
    bind.to(factory: A.init)
  }
}

@Suite("Errors in tests for square/Cleanse")
struct ErrorProgramTests {
  @Test("The MissingProvider error has the type, its dependent and the location as in square/Cleanse")
  func missing() {
    do {
      _ = try ComponentFactory.of(MissingComponent.self)
      Issue.record("Nothing was thrown")
    } catch let error as MissingProvider {
      #expect(error.requests.count == 1)
      #expect(error.requests[0].providerRequiredFor == B.self)
      #expect(error.requests[0].sourceLocation?.line == MissingComponent.lineOfB)
      #expect(error.description.contains("*** () -> C *** binding missing"))
      #expect(
        error.description.contains(
          "required by B at Compatibility/ErrorProgramTests.swift:\(MissingComponent.lineOfB)"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("The DependencyCycle error lists the types of the cycle as in square/Cleanse")
  func cycle() {
    do {
      _ = try ComponentFactory.of(CycleComponent.self)
      Issue.record("Nothing was thrown")
    } catch let error as DependencyCycle {
      #expect(error.requirementStack.count == 3)
      #expect(Set(error.requirementStack.map { "\($0.requestedType)" }) == ["A", "B", "() -> C"])
      #expect(error.description.contains("*** \(error.requestedType) *** Dependency Cycle Detected"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("The InvalidScopeNesting error has the scope and both components as in square/Cleanse")
  func nesting() {
    do {
      _ = try ComponentFactory.of(NestingComponent.self)
      Issue.record("Nothing was thrown")
    } catch let error as InvalidScopeNesting {
      #expect(TypeReference(error.scope) == TypeReference(Singleton.self))
      #expect(TypeReference(error.innerComponent) == TypeReference(InnerSingleton.self))
      #expect(TypeReference(error.outerComponent) == TypeReference(NestingComponent.self))
      #expect(error.description.contains("with the same scope: (Singleton)"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("The MultiError contains each error and its description as in square/Cleanse")
  func several() {
    do {
      _ = try ComponentFactory.of(BrokenComponent.self)
      Issue.record("Nothing was thrown")
    } catch let error as MultiError {
      #expect(error.errors.count == 3)
      #expect(error.errors.filter { $0 is MissingProvider }.count == 1)
      #expect(error.errors.filter { $0 is DependencyCycle }.count == 1)
      #expect(error.errors.filter { $0 is InvalidScopeNesting }.count == 1)
      #expect("\(error)".contains("Multiple Errors"))
      for single in error.errors { #expect(error.description.contains(single.description)) }
    } catch {
      Issue.record("\(error)")
    }
  }
}
