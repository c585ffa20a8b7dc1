import Cleanse
import Testing

@Suite("Generic modules, components and functions")
struct GenericCodeTests {
  final class Engine {}

  struct ListModule<Element>: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind([Element].self).to(value: [])
    }
  }

  struct NumberModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 4)
    }
  }

  static func bindText<S>(_ binder: Binder<S>) {
    binder.include(module: NumberModule.self)
    binder.bind().to { (number: Int) in "Number \(number)" }
  }

  static func bindEngine<S: Scope>(_ binder: Binder<S>) {
    binder.bind().sharedInScope().to(factory: Engine.init)
  }

  struct Garage<S: Scope>: Component {
    typealias Root = Asked<Provider<Engine>>

    static func configure(binder: Binder<S>) {
      GenericCodeTests.bindEngine(binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { Asked(wanted: $0) }
    }
  }

  struct Everything: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ListModule<Int>.self)
      binder.include(module: ListModule<String>.self)
      binder.include(module: ListModule<Int>.self)
      GenericCodeTests.bindText(binder)
      binder.install(dependency: Garage<InnerScope>.self)
      binder.install(dependency: Garage<InnermostScope>.self)
    }
  }

  @Test("A generic module is a separate module for each type argument")
  func genericModule() throws {
    #expect(try resolve([Int].self, from: Everything.self) == [])
    #expect(try resolve([String].self, from: Everything.self) == [])
  }

  @Test("A generic function binds with a binder of any scope")
  func genericFunction() throws {
    #expect(try resolve(String.self, from: Everything.self) == "Number 4")
  }

  @Test("A generic component is a separate component for each scope")
  func genericComponent() throws {
    let inner = try resolve(ComponentFactory<Garage<InnerScope>>.self, from: Everything.self).build().wanted
    #expect(inner.get() === inner.get())
    let innermost = try resolve(ComponentFactory<Garage<InnermostScope>>.self, from: Everything.self).build().wanted
    #expect(innermost.get() !== inner.get())
  }
}

extension Binder where Scope == Singleton {
  /// Apps extend `Binder` for one scope.
  fileprivate func bindAnswer() {
    bind(Int.self).sharedInScope().to(value: 42)
  }
}

@Suite("Extensions of binders")
struct BinderExtensionTests {
  private struct Answers: Module {
    static func configure(binder: Binder<Singleton>) { binder.bindAnswer() }
  }

  @Test("An extension of Binder constrained to a scope binds in that scope")
  func scope() throws {
    #expect(try resolve(Int.self, from: Answers.self) == 42)
  }
}
