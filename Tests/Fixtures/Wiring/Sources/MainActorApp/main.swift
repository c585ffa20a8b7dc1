import Autowire
import Cleanse

protocol Greeter: SharedInjectable {
  var greeting: String { get }
}

final class GreeterImpl: Greeter {
  let greeting = "Hello from the main actor"
}

final class Window: Injectable {
  let greeter: any Greeter

  init(greeter: any Greeter) {
    self.greeter = greeter
  }
}

struct House: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: AutowiredModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Window]>) -> BindingReceipt<[Window]> {
    bind.to { (window: Window) in [window] }
  }
}

for window in try ComponentFactory.of(House.self).build() { print(window.greeter.greeting) }
