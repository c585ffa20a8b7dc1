import Cleanse

// Swift 5 code keeps its objects in mutable globals, and writes protocols without `any`.

struct GreetingComponent: RootComponent {
  typealias Root = Greeter

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ClockModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
    bind.to(factory: FriendlyGreeter.init)
  }
}

enum Globals {
  static var factory: ComponentFactory<GreetingComponent>?
  static var greeter: Greeter?
}

try CommonProgram.run()
Globals.factory = try ComponentFactory.of(GreetingComponent.self)
Globals.greeter = Globals.factory?.build()
precondition(Globals.greeter?.greet() == "Hello 1")
print("Swift5App: OK")
