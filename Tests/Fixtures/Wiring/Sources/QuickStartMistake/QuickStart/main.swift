import Cleanse

protocol TimeSource { var hour: Int { get } }

struct FixedTime: TimeSource { var hour: Int { 9 } }

final class Greeter {
  private let time: any TimeSource

  init(time: any TimeSource) { self.time = time }

  var greeting: String { time.hour < 12 ? "Good morning" : "Good evening" }
}

struct App: RootComponent {  // 1. A component describes one object graph.
  static func configure(binder: Binder<Singleton>) {  // 2. Bind each type that others depend on.
  }

  static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
    bind.to(factory: Greeter.init)  // 3. Say how the root object is created.
  }
}

do {
  let greeter = try ComponentFactory.of(App.self).build()  // 4. Validate the whole graph, then build it.
  print(greeter.greeting)
} catch {
  print(error)
}
