import Cleanse

protocol TimeSource { var hour: Int { get } }

struct FixedTime: TimeSource { var hour: Int { 9 } }

final class Greeter {
  private let time: any TimeSource

  init(time: any TimeSource) { self.time = time }

  var greeting: String { time.hour < 12 ? "Good morning" : "Good evening" }
}

struct App: RootComponent {
  static func configure(binder: Binder<Singleton>) {
  }

  static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
    bind.to(factory: Greeter.init)
  }
}

do {
  let greeter = try ComponentFactory.of(App.self).build()
  print(greeter.greeting)
} catch {
  print(error)
}
