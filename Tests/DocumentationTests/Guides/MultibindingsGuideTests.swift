import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to multibindings")
struct MultibindingsGuideTests {
  typealias Guide = MultibindingsGuide
  typealias App = Guide.App
  typealias FakeLinksModule = Guide.FakeLinksModule

  @Test("The guide's router calls the handlers of all modules in the order of their bindings") func array() throws {
    let router = try ComponentFactory.of(App.self).build()
    #expect(router.screen(for: "/products/1") == "product")
    #expect(router.screen(for: "/help") == "help")
    #expect(router.screen(for: "/") == "not found")
    #expect(router.handlers.map { "\(type(of: $0))" } == ["ProductLinks", "HelpLinks"])
    assertValidGraph(App.self, warnings: .fail)
  }

  @Test("The guide's multibindings fill arrays, sets, dictionaries and tagged collections") func kinds() throws {
    let settings = try ComponentFactory.of(Guide.SettingsComponent.self).build().settings.get()
    #expect(settings.titles == ["General", "Privacy", "About"])
    #expect(settings.languages == ["en", "de"])
    #expect(settings.limits == [.search: 20, .upload: 3])
    #expect(settings.hosts.get() == ["example.org"])
  }

  @Test("Each contribution has its own scope") func sharing() throws {
    let screen = try ComponentFactory.of(Guide.SettingsComponent.self).build()
    let first = screen.settings.get().experiments
    let second = screen.settings.get().experiments
    #expect(first.map(\.name) == ["new checkout", "dark icons"])
    #expect(zip(first, second).map { $0 === $1 } == [true, false])
  }

  @Test("An empty collection requires a declaration") func empty() throws {
    #expect(try ComponentFactory.of(Guide.EmptyApp.self).build() == "not found")
    assertGraphErrors(Guide.UndeclaredApp.self) {
      ExpectedError(.missingBinding, of: [any Guide.LinkHandler].self)
    }
  }

  @Test("Contributions of a subcomponent precede inherited ones and are invisible in the parent") func subcomponent()
    throws
  {
    let routers = try ComponentFactory.of(Guide.AppWithSessions.self).build()
    let session = routers.session.build()
    #expect(routers.app.screen(for: "/help") == "help")
    #expect(session.screen(for: "/help") == "help for customers")
    #expect(session.handlers.map { "\(type(of: $0))" } == ["AccountLinks", "ProductLinks", "HelpLinks"])
  }

  @Test("The guide's contributions are sorted by their orders") func order() throws {
    #expect(try ComponentFactory.of(Guide.Server.self).build() == ["tracing", "headers", "authentication", "routing"])
  }

  @Test("Contributions with a binding of their collection, and a duplicate key, are errors") func mistakes() {
    assertGraphErrors(Guide.CollectionBesideContribution.self) { ExpectedError(.duplicateBinding) }
    assertGraphErrors(Guide.KeyTwice.self) { ExpectedError(.duplicateKey) }
  }

  @Test("An override replaces a whole collection") func override() throws {
    let router = try ComponentFactory.of(App.self, overrides: [FakeLinksModule.self]).build()
    #expect(router.handlers.map { "\(type(of: $0))" } == ["FakeLinks"])
  }
}
