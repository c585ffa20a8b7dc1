import Cleanse
import Testing

@Suite("A component that needs more of its parent than its factory holds")
struct ChangedMindWithoutParentTests {
  final class Service {}

  struct ChildComponent: Component {
    nonisolated(unsafe) static var runs = 0

    static func configure(binder: UnscopedBinder) {
      runs += 1
      if runs == 1 {
        binder.bind(Int.self).to(value: 1)
      } else {
        binder.bind(Int.self).to { (_: Service) in 2 }
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (number: Int) in "\(number)" }
    }
  }

  struct App {
    let factory: ComponentFactory<ChildComponent>
  }

  struct AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Service.init)
      binder.install(dependency: ChildComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<App>) -> BindingReceipt<App> {
      bind.to(factory: App.init)
    }
  }

  @Test("used to read what was freed, and now stops with an explanation")
  func explains() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let factory = try ComponentFactory.of(AppComponent.self, validate: false).build().factory
      _ = factory.build()
      _ = factory.build()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("was configured with other bindings than before, and needs something of its parent"))
  }
}
