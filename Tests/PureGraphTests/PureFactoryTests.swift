import Cleanse
import Pure
import PureGraph
import Testing

@Suite("Factories in graphs") struct PureFactoryTests {
  @Test("A factory in a graph receives its dependency from the graph") func dependency() throws {
    let gallery = try ComponentFactory.of(Museum.self).build()
    let page = gallery.pages.create(payload: .init(title: "Dusk"))
    #expect(page.text == "Dusk, lit by lamp 1")
  }

  @Test("A factory in a graph resolves its dependency once at the first use") func lazily() throws {
    let gallery = try ComponentFactory.of(Museum.self).build()
    #expect(gallery.lamps.made == 0)
    _ = gallery.pages.create(payload: .init(title: "Dusk"))
    _ = gallery.pages.create(payload: .init(title: "Dawn"))
    #expect(gallery.lamps.made == 1)
  }

  @Test("A factory in a graph is created for each dependent unless it is shared") func unshared() throws {
    let gallery = try ComponentFactory.of(Museum.self).build()
    #expect(gallery.pages !== gallery.morePages())
    #expect(gallery.guides() === gallery.guides())
  }

  @Test("A factory in a graph can have a tag") func tagged() throws {
    let gallery = try ComponentFactory.of(Museum.self).build()
    #expect(gallery.nightPages.get().create(payload: .init(title: "Night")).text == "Night, lit by lamp 1")
  }

  @Test("A factory in a graph requires no binding for a Void dependency") func void() throws {
    let gallery = try ComponentFactory.of(Museum.self).build()
    #expect(gallery.tickets.create(payload: 3).price == 36)
  }

  @Test("A factory in a graph that is bound for a subclass creates the subclass") func subclasses() throws {
    let gallery = try ComponentFactory.of(Museum.self).build()
    #expect(gallery.nightGuides.create().lamp.number == 1)
  }

  @Test("A factory in a graph can be overridden by a stub") func overridden() throws {
    let stub = Page.Factory.stub { Page(text: "stub of \($0.title)") }
    let museum = try ComponentFactory.of(Museum.self, overrides: .overriding(Page.Factory.self, with: stub))
    #expect(museum.build().pages.create(payload: .init(title: "Dusk")).text == "stub of Dusk")
  }
}

private final class Lamps {
  var made = 0
}

private struct Lamp {
  let number: Int
}

private final class Page: FactoryModule {
  struct Dependency {
    let lamp: Lamp
  }
  struct Payload {
    let title: String
  }

  let text: String

  init(text: String) {
    self.text = text
  }

  convenience init(dependency: Dependency, payload: Payload) {
    self.init(text: "\(payload.title), lit by lamp \(dependency.lamp.number)")
  }
}

private class Guide: FactoryModule {
  struct Dependency {
    let lamp: Lamp
  }
  typealias Payload = Void

  let lamp: Lamp

  required init(dependency: Dependency, payload: Void) {
    lamp = dependency.lamp
  }
}

private final class NightGuide: Guide {}

private struct Ticket: FactoryModule {
  typealias Dependency = Void
  typealias Payload = Int
  let price: Int

  init(dependency: Void, payload persons: Int) {
    price = 12 * persons
  }
}

private enum AtNight: Cleanse.Tag {
  typealias Element = Page.Factory
}

private struct Gallery {
  let lamps: Lamps
  let pages: Page.Factory
  let morePages: Provider<Page.Factory>
  let nightPages: TaggedProvider<AtNight>
  let guides: Provider<Guide.Factory>
  let nightGuides: Pure.Factory<NightGuide>
  let tickets: Ticket.Factory
}

private struct PagesModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Page.Dependency.self).to(factory: Page.Dependency.init)
    binder.bindPureFactory(Page.self)
    binder.bind(Page.Factory.self).tagged(with: AtNight.self).toPureFactory()
  }
}

private struct Museum: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: PagesModule.self)
    binder.bind(Guide.Dependency.self).to(factory: Guide.Dependency.init)
    binder.bind(Guide.Factory.self).sharedInScope().toPureFactory()
    binder.bindPureFactory(NightGuide.self)
    binder.bindPureFactory(Ticket.self)
    binder.bind(Lamps.self).sharedInScope().to(factory: Lamps.init)
    binder.bind(Lamp.self).to { (lamps: Lamps) in
      lamps.made += 1
      return Lamp(number: lamps.made)
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Gallery>) -> BindingReceipt<Gallery> {
    bind.to(factory: Gallery.init)
  }
}
