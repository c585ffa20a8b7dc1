import Cleanse

// In Swift 6 a graph stays where it was built: its objects need not be Sendable. Validation results may be sent.

/// Owns a graph of its own.
actor Reception {
  private let greeter: FriendlyGreeter

  init() throws {
    greeter = try ComponentFactory.of(GreetingComponent.self).build()
  }

  func greet() -> String {
    greeter.greet()
  }
}

struct GreetingComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ClockModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<FriendlyGreeter>) -> BindingReceipt<FriendlyGreeter> {
    bind.to(factory: FriendlyGreeter.init)
  }
}

/// Lacks a clock.
struct SilentComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<FriendlyGreeter>) -> BindingReceipt<FriendlyGreeter> {
    bind.to(factory: FriendlyGreeter.init)
  }
}

try CommonProgram.run()
let reception = try Reception()
let greetings = [await reception.greet(), await reception.greet()]
precondition(greetings == ["Hello 1", "Hello 2"])
let errors = await Task.detached { GraphValidator.validate(SilentComponent.self).errors }.value
precondition(errors.count == 1 && errors[0] is MissingProvider)
print("Swift6App: OK")
