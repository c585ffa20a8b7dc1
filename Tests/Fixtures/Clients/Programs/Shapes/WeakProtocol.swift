import Cleanse

/// A weak dependency on a delegate, by its protocol.
enum WeakProtocol {
  protocol Delegate: AnyObject {
    var name: String { get }
  }

  final class Controller: Delegate {
    let name = "controller"
    let part: Part

    init(part: Part) {
      self.part = part
    }
  }

  struct Part {
    let delegate: WeakProvider<any Delegate>
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Part.init)
      binder.bind((any Delegate).self).to { $0 as Controller }
    }

    static func configureRoot(binder bind: ReceiptBinder<Controller>) -> BindingReceipt<Controller> {
      bind.to(factory: Controller.init)
    }
  }

  static func run() throws {
    let factory = try ComponentFactory.of(App.self)
    let controller = factory.build()
    print("WeakProtocol: \(controller.part.delegate.get()?.name ?? "nil")")
  }
}
