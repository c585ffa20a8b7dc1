import TestSupport
import Cleanse
import Testing

@Suite("Optionals")
struct OptionalTests {
  final class Logger {
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  struct Plain: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: Logger(name: "plain"))
    }
  }

  struct Both: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: Logger(name: "plain"))
      binder.bind(Logger?.self).to(value: Logger(name: "optional"))
    }
  }

  struct EmptyOptional: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: Logger(name: "plain"))
      binder.bind(Logger?.self).to(value: nil)
    }
  }

  struct OnlyOptional: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Logger?.self).to(value: Logger(name: "optional"))
    }
  }

  struct SharedNil: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      binder.bind().to(value: counter)
      binder.bind(Logger?.self).sharedInScope().to { (counter: Counter) -> Logger? in
        _ = counter.increment()
        return nil
      }
    }
  }

  struct SharedNilApp: RootComponent {
    struct Root {
      let counter: Counter
      let logger: Logger?
      let again: Provider<Logger?>
      let later: () -> Logger?
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: SharedNil.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("An optional dependency returns the value of the bound type")
  func fedFromType() throws {
    #expect(try resolve(Logger?.self, from: Plain.self)?.name == "plain")
    #expect(try resolveFromChild(Logger?.self, of: Plain.self)?.name == "plain")
  }

  @Test("An explicit binding of an optional takes precedence over the binding of its type")
  func ownBindingWins() throws {
    #expect(try resolve(Logger?.self, from: Both.self)?.name == "optional")
    #expect(try resolve(Provider<Logger?>.self, from: Both.self).get()?.name == "optional")
    #expect(try resolve(Logger.self, from: Both.self).name == "plain")
    #expect(try resolve(Logger?.self, from: EmptyOptional.self) == nil)
    #expect(try resolveFromChild(Logger?.self, of: Both.self)?.name == "optional")
    #expect(try resolveFromChild(Logger?.self, of: EmptyOptional.self) == nil)
  }

  @Test("A binding of an optional does not bind the type")
  func doesNotServeType() throws {
    try expectMissing(Logger.self, in: OnlyOptional.self)
  }

  @Test("An implicitly unwrapped parameter depends on the optional")
  func implicitlyUnwrapped() throws {
    struct Strict: Module {
      static func name(_ logger: Logger!) -> String { logger.name }

      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Both.self)
        binder.bind().to(factory: name)
      }
    }
    #expect(try resolve(String.self, from: Strict.self) == "optional")
  }

  @Test("A shared binding of an optional calls its factory once for a nil value")
  func sharedNil() throws {
    let root = try ComponentFactory.of(SharedNilApp.self).build()
    #expect(root.logger == nil)
    #expect(root.again.get() == nil)
    #expect(root.later() == nil)
    #expect(root.counter.count == 1)
  }
}
