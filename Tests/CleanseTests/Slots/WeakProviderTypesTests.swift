import Cleanse
import Testing

@Suite("Types of weak providers")
struct WeakProviderTypesTests {
  private protocol Listener: AnyObject {
    var name: String { get }
  }
  private protocol Named {
    var name: String { get }
  }
  private final class Screen: Listener, Named {
    let name = "screen"
    let view: View
    init(view: View) { self.view = view }
  }
  private final class View {
    let listener: WeakProvider<any Listener>
    let named: WeakProvider<any Named>
    init(listener: WeakProvider<any Listener>, named: WeakProvider<any Named>) {
      self.listener = listener
      self.named = named
    }
  }

  private struct Objects: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: View.init)
      binder.bind().sharedInScope().to(factory: Screen.init)
      binder.bind(Listener.self).sharedInScope().to { $0 as Screen }
      binder.bind(Named.self).sharedInScope().to { $0 as Screen }
    }
  }
  private struct App: RootComponent {
    typealias Root = HoldingBoth<Provider<any Listener>, Provider<any Named>>
    static func configure(binder: Binder<Singleton>) { binder.include(module: Objects.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider of a protocol returns the same object while it is retained")
  func protocols() throws {
    var screen: Screen? = try {
      let root = try ComponentFactory.of(App.self).build()
      #expect(root.first.get() === root.second.get() as? Screen)
      return root.first.get() as? Screen
    }()
    let view = try #require(screen?.view)
    #expect(view.listener.get() === screen)
    #expect(view.named.get() as? Screen === screen)
    #expect(view.named.get()?.name == "screen")
    screen = nil
    #expect(view.listener.get() == nil)
    #expect(view.named.get() == nil)
  }

  private struct Values: RootComponent {
    typealias Root = HoldingBoth<WeakProvider<String>, Provider<String>>
    static func configure(binder: Binder<Singleton>) { binder.bind(String.self).sharedInScope().to { "text" } }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A weak provider of a struct returns the value while its binding is alive")
  func values() throws {
    var root: Values.Root? = try ComponentFactory.of(Values.self).build()
    let weakly = try #require(root?.first)
    #expect(weakly.get() == "text")
    root = nil
    #expect(weakly.get() == nil)
  }

  private struct Generic<Element> {
    let weakly: WeakProvider<Element>
  }

  @Test("A weak provider may have the type parameter of a generic type")
  func generic() throws {
    struct Holder: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Objects.self)
        binder.bind().to(factory: Generic<Screen>.init)
        binder.bind().to(factory: Generic<any Listener>.init)
      }
    }
    #expect(try resolve(Generic<Screen>.self, from: Holder.self).weakly.get() == nil)
    #expect(try resolve(Generic<any Listener>.self, from: Holder.self).weakly.get() == nil)
  }

  @Test("A weak provider of an existing object does not retain it, but keeps a value type")
  func madeOfValue() {
    let view = View(listener: WeakProvider(value: nil), named: WeakProvider { nil })
    var screen: Screen? = Screen(view: view)
    let weakly = WeakProvider<any Named>(value: screen)
    #expect(weakly.get() as? Screen === screen)
    screen = nil
    #expect(weakly.get() == nil)
    #expect(WeakProvider(value: 3).get() == 3)
    #expect(view.listener.get() == nil)
  }
}
