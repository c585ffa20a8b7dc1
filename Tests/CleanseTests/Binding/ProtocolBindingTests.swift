import Cleanse
import Testing

@Suite("Bindings of protocols and superclasses")
struct ProtocolBindingTests {
  protocol Page {
    var title: String { get }
  }

  struct HomePage: Page {
    let title: String
  }

  final class AboutPage: Page {
    let title = "About"
  }

  class Shape {
    func corners() -> Int { 0 }
  }

  final class Square: Shape {
    override func corners() -> Int { 4 }
  }

  struct Pages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "Home")
      binder.bind().to(factory: HomePage.init)
      binder.bind().sharedInScope().to(factory: AboutPage.init)
      binder.bind(Page.self).to(factory: HomePage.init)
      binder.bind(Page.self).intoCollection().to { $0 as AboutPage }
      binder.bind(Page.self).intoCollection().to(factory: HomePage.init)
      binder.bind(Page.self).intoCollection().to(value: HomePage(title: "Value"))
      binder.bind(Page.self).intoCollection().to(value: [HomePage(title: "First"), AboutPage()])
      binder.bind(Page.self).intoCollection().to { (about: AboutPage, home: HomePage) in [about, home] }
      binder.bind(Page.self).intoDictionary(key: "about").to { $0 as AboutPage }
      binder.bind(Shape.self).sharedInScope().to(factory: Square.init)
      binder.bind(AnyObject.self).to { $0 as AboutPage }
      binder.bind().to(factory: HoldingBoth<AboutPage, AnyObject>.init)
    }
  }

  @Test("An initializer of the implementation is a factory of the bound protocol")
  func initializer() throws {
    #expect(try resolve((any Page).self, from: Pages.self) is HomePage)
    #expect(try resolve((any Page).self, from: Pages.self).title == "Home")
  }

  @Test("A collection of a protocol accepts casts, initializers, values and arrays")
  func collection() throws {
    let pages = try resolve([any Page].self, from: Pages.self)
    #expect(pages.map(\.title) == ["About", "Home", "Value", "First", "About", "About", "Home"])
    let byName = try resolve([String: any Page].self, from: Pages.self)
    #expect(byName["about"] is AboutPage)
  }

  @Test("A binding that casts a shared object returns that object")
  func sharedObject() throws {
    let both = try resolve(HoldingBoth<AboutPage, AnyObject>.self, from: Pages.self)
    #expect(both.first === both.second)
  }

  @Test("An initializer of a subclass is a factory of the bound superclass")
  func subclass() throws {
    let shape = try resolve(Provider<Shape>.self, from: Pages.self)
    #expect(shape.get().corners() == 4)
    #expect(shape.get() === shape.get())
  }
}
