import Cleanse
import Testing

@Suite("Property injection by a legacy object graph")
struct LegacyInjectionTests {
  class Screen {
    var log: [String] = []
  }
  class ListScreen: Screen {}
  final class OrderScreen: ListScreen {}
  final class PlainScreen: Screen {}

  struct App: RootComponent {
    typealias Root = LegacyObjectGraph
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "bound")
      binder.bindPropertyInjectionOf(OrderScreen.self).to { (screen: OrderScreen, text: String) in
        screen.log.append("order \(text)")
      }
      binder.bindPropertyInjectionOf(Screen.self).to { (screen: Screen, text: String) in
        screen.log.append("screen \(text)")
      }
      binder.install(dependency: Inner.self)
      binder.bind().to(factory: InnerFactory.init)
    }
  }

  struct Inner: Component {
    typealias Root = LegacyObjectGraph
    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).to(value: "inner")
      binder.bindPropertyInjectionOf(ListScreen.self).to { (screen: ListScreen, text: String) in
        screen.log.append("list \(text)")
      }
      binder.bindPropertyInjectionOf(OrderScreen.self).to { (screen: OrderScreen, text: String) in
        screen.log.append("order \(text)")
      }
    }
  }

  @Test("A legacy object graph runs the injectors of superclasses before those of the class")
  func lineage() throws {
    let screen = OrderScreen()
    try ComponentFactory.of(App.self).build().injectPropertiesIntoObject(object: screen)
    #expect(screen.log == ["screen bound", "order bound"])
  }

  @Test("A legacy object graph injects an object with only its superclass's injector")
  func inherited() throws {
    let screen = PlainScreen()
    try ComponentFactory.of(App.self).build().injectPropertiesIntoObject(object: screen)
    #expect(screen.log == ["screen bound"])
  }

  @Test("A legacy object graph of a subcomponent combines its injectors with those of its ancestors")
  func installed() throws {
    let screen = OrderScreen()
    let graph = try ComponentFactory.of(App.self).build()
    let inner = try #require(graph.objectForClass(cls: InnerFactory.self) as? InnerFactory).factory.build()
    inner.injectPropertiesIntoObject(object: screen)
    #expect(screen.log == ["screen bound", "list inner", "order inner"])
  }

  final class InnerFactory {
    let factory: ComponentFactory<Inner>
    init(factory: ComponentFactory<Inner>) { self.factory = factory }
  }
}
