import Cleanse

protocol Injectable {}
protocol Singleton {}

protocol Greeter: Injectable, Singleton {
  var greeting: String { get }
}

final class GreeterLive: Greeter {
  let greeting = "Hello"
}

struct Porch: Injectable {
  let greeter: any Greeter
  let sameGreeter: any Greeter
}

struct House: RootComponent {
  static func configure(binder: Binder<Cleanse.Singleton>) {
    binder.include(module: AutowiredModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    bind.to(factory: Door.init)
  }
}

struct Door {
  let porch: Porch
}

let porch = try ComponentFactory.of(House.self).build().porch
print(porch.greeter.greeting, porch.greeter as AnyObject === porch.sameGreeter as AnyObject)
