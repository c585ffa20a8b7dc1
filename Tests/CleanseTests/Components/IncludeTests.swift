import Cleanse
import Testing

@Suite("Included modules")
struct IncludeTests {
  final class Engine {}

  struct UnscopedModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Engine.init)
      binder.bind(Int.self).intoCollection().to(value: 1)
    }
  }

  struct NestedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.include(module: UnscopedModule.self)
      binder.bind(Int.self).intoCollection().to(value: 2)
    }
  }

  struct ScopedModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NestedModule.self)
      binder.include(module: UnscopedModule.self)
      binder.bind(Int.self).intoCollection().to(value: 3)
      binder.bind(String.self).sharedInScope().to(value: "scoped")
    }
  }

  /// Includes each module several times, directly and through other modules.
  struct Diamond: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: UnscopedModule.self)
      binder.include(module: ScopedModule.self)
      binder.include(module: ScopedModule.self)
      binder.include(module: NestedModule.self)
    }
  }

  struct First: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 1)
      binder.include(module: Second.self)
    }
  }

  struct Second: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).to { "\($0 as Int)" }
      binder.include(module: First.self)
    }
  }

  struct Cycle: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: First.self)
    }
  }

  struct UnscopedApp: RootComponent {
    typealias Root = String

    static func configure(binder: UnscopedBinder) {
      binder.include(module: First.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (number: Int) in "Number \(number)" }
    }
  }

  @Test("A scoped module includes unscoped modules and binds in its component's scope")
  func unscopedInScoped() throws {
    #expect(try resolve([Int].self, from: ScopedModule.self) == [1, 2, 3])
    #expect(try resolve(String.self, from: ScopedModule.self) == "scoped")
  }

  @Test("A module that is included several times contributes its bindings once")
  func countsOnce() throws {
    #expect(try resolve([Int].self, from: Diamond.self) == [1, 2, 3])
    _ = try resolve(Engine.self, from: Diamond.self)
  }

  @Test("Modules that include each other are included once each")
  func cycle() throws {
    #expect(try resolve(String.self, from: Cycle.self) == "1")
  }

  @Test("A binding of a component and of its included module for one type is a duplicate")
  func conflictWithModule() throws {
    let error = #expect(throws: DuplicateBinding.self) { try ComponentFactory.of(UnscopedApp.self) }
    #expect(error?.boundType == String.self)
    #expect(error?.bindings.count == 2)
  }
}
