import Cleanse
import Testing

@Suite("Property injectors as roots")
struct RootInjectorTests {
  final class Window {}

  final class AppDelegate {
    var window: Window?
    var name = ""

    func injectProperties(window: Window, name: String) {
      self.window = window
      self.name = name
    }
  }

  struct Bindings: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Window.init)
      binder.bind(String.self).to(value: "app")
    }
  }

  struct App: RootComponent {
    typealias Root = PropertyInjector<AppDelegate>

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Bindings.self)
    }

    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
      bind.propertyInjector(configuredWith: { bind in
        bind.to(injector: AppDelegate.injectProperties)
      })
    }
  }

  struct NamedApp: RootComponent {
    typealias Root = PropertyInjector<AppDelegate>

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Bindings.self)
    }

    static func configureAppDelegateInjector(
      binder bind: PropertyInjectionReceiptBinder<AppDelegate>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
      bind.to { $0.name = "delegate of \($1 as String)" }
    }

    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
      bind.propertyInjector(configuredWith: NamedApp.configureAppDelegateInjector)
    }
  }

  /// A subcomponent with a property injector as its root.
  struct Inside: Component {
    typealias Root = PropertyInjector<AppDelegate>

    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).to(value: "inside")
    }

    static func configureRoot(
      binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
    ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
      bind.propertyInjector { $0.to(injector: AppDelegate.injectProperties) }
    }
  }

  struct WithInside: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Bindings.self)
      binder.install(dependency: Inside.self)
    }
  }

  @Test("A root property injector injects shared objects into each given object")
  func injects() throws {
    let delegate = AppDelegate()
    let other = AppDelegate()
    let injector = try ComponentFactory.of(App.self).build(())
    injector.injectProperties(into: delegate)
    injector.injectProperties(into: other)
    #expect(delegate.name == "app")
    #expect(delegate.window != nil)
    #expect(delegate.window === other.window)
  }

  @Test("A root property injector may be configured by a function of the component")
  func function() throws {
    let delegate = AppDelegate()
    try ComponentFactory.of(NamedApp.self).build().injectProperties(into: delegate)
    #expect(delegate.name == "delegate of app")
  }

  @Test("A subcomponent may have a property injector as its root")
  func installed() throws {
    let delegate = AppDelegate()
    let factory = try resolve(ComponentFactory<Inside>.self, from: WithInside.self)
    factory.build().injectProperties(into: delegate)
    #expect(delegate.name == "inside")
    #expect(delegate.window != nil)
  }

  @Test("A root property injector retains its shared objects without the component factory")
  func keepsWhatItReaches() throws {
    let injector = try ComponentFactory.of(App.self).build()
    let first = AppDelegate()
    injector.injectProperties(into: first)
    weak let window = first.window
    first.window = nil
    #expect(window != nil)
    let second = AppDelegate()
    injector.injectProperties(into: second)
    #expect(second.window === window)
  }
}
