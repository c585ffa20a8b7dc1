import Cleanse
import Testing

// The graph injects an app delegate that the system creates; the network service has a tagged base URL.

private struct URLString: Equatable {
  let text: String
}

private struct PrimaryAPIURL: Cleanse.Tag {
  typealias Element = URLString
}

private protocol NetworkService: AnyObject {
  func load(_ path: String) -> String
}

private final class HTTPNetworkService: NetworkService {
  let baseURL: URLString

  init(baseURL: TaggedProvider<PrimaryAPIURL>) {
    self.baseURL = baseURL.get()
  }

  func load(_ path: String) -> String {
    "\(baseURL.text)/\(path)"
  }

  struct Module: Cleanse.Module {
    static func configure(binder: Binder<Singleton>) {
      binder
        .bind(NetworkService.self)
        .sharedInScope()
        .to { $0 as HTTPNetworkService }
      binder.bind().sharedInScope().to(factory: HTTPNetworkService.init)
    }
  }
}

private struct PrimaryAPIURLModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder
      .bind(URLString.self)
      .tagged(with: PrimaryAPIURL.self)
      .to(value: URLString(text: "https://connect.example.com/v2"))
  }
}

private class ViewController {
  var service: NetworkService?
}

private final class RootViewController: ViewController {
  private(set) var title: String = ""

  init(title: String, service: NetworkService) {
    super.init()
    self.title = title
    self.service = service
  }
}

private final class Window {
  var rootViewController: ViewController?
}

private final class AppDelegate {
  var window: Window?

  func applicationDidFinishLaunching() -> Bool {
    // swift-format-ignore: NeverUseForceTry
    let propertyInjector =
      try! ComponentFactory
      .of(AppDelegate.Component.self)
      .build(())
    propertyInjector.injectProperties(into: self)
    return window != nil
  }

  func injectProperties(_ window: Window, _ root: ViewController) {
    self.window = window
    window.rootViewController = root
  }

  struct Component: Cleanse.RootComponent {
    typealias Root = PropertyInjector<AppDelegate>
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: PrimaryAPIURLModule.self)
      binder.include(module: HTTPNetworkService.Module.self)
      binder.include(module: WindowModule.self)
    }

    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
      bind.propertyInjector(configuredWith: { bind in
        bind.to(injector: AppDelegate.injectProperties)
      })
    }
  }
}

private struct WindowModule: Cleanse.Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Window.init)
    binder.bind(ViewController.self).to { (service: NetworkService) in
      RootViewController(title: "Home", service: service)
    }
  }
}

@Suite("App delegate of a square/Cleanse program")
struct AppDelegateProgramTests {
  @Test("An app delegate written for square/Cleanse receives its window and view controller")
  func launch() throws {
    let delegate = AppDelegate()
    #expect(delegate.applicationDidFinishLaunching())
    let controller = try #require(delegate.window?.rootViewController as? RootViewController)
    #expect(controller.title == "Home")
    #expect(controller.service?.load("items") == "https://connect.example.com/v2/items")
  }
}
