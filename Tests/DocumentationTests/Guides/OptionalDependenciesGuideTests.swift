import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to optional dependencies")
struct OptionalDependenciesGuideTests {
  typealias Guide = OptionalDependenciesGuide
  typealias Analytics = Guide.Analytics
  typealias EventLog = Guide.EventLog
  typealias ShopWithoutAnalytics = Guide.ShopWithoutAnalytics

  @Test("The guide's optional dependency is the bound object, or nil without a binding") func optional() throws {
    let window = try ComponentFactory.of(Guide.Shop.self).build()
    window.checkout.pay()
    #expect((window.analytics as? EventLog)?.events == ["paid"])
    #expect(window.lazily.get() === window.analytics)
    let quiet = try ComponentFactory.of(ShopWithoutAnalytics.self).build()
    quiet.checkout.pay()
    #expect(quiet.analytics == nil)
    #expect(quiet.lazily.get() == nil)
    assertValidGraph(Guide.Shop.self, warnings: .fail)
    assertValidGraph(ShopWithoutAnalytics.self, warnings: .fail)
  }

  @Test("An optional dependency without a declaration is an error that suggests one") func undeclared() {
    assertGraphErrors(Guide.Undeclared.self) { ExpectedError(.missingBinding, of: (any Analytics).self) }
    #expect(GraphValidator.validate(Guide.Undeclared.self).text().contains("bindOptional"))
  }

  @Test("A binding of an optional type satisfies an optional dependency") func boundOptional() throws {
    #expect(try ComponentFactory.of(Guide.BoundOptional.self).build().name == "Ada")
  }

  @Test("A declared optional does not satisfy a dependency on the type itself") func typeItself() {
    assertGraphErrors(Guide.DeclaredTwice.self) { ExpectedError(.missingBinding, of: (any Analytics).self) }
  }

  @Test("The guide's default value applies without a binding") func defaults() throws {
    #expect(try ComponentFactory.of(Guide.SmallCaches.self).build() == 10)
    #expect(try ComponentFactory.of(Guide.DefaultCaches.self).build() == 100)
  }

  @Test("A binding of a subcomponent satisfies optional dependencies there only") func subcomponent() throws {
    let entrance = try ComponentFactory.of(Guide.ShopWithGuests.self).build()
    #expect(entrance.window.analytics == nil)
    #expect(entrance.guests.build().analytics != nil)
  }

  @Test("A test can bind an optional dependency") func override() throws {
    let log = EventLog()
    let window = try ComponentFactory.of(
      ShopWithoutAnalytics.self, overrides: .overriding((any Analytics).self, with: log)
    ).build()
    window.checkout.pay()
    #expect(log.events == ["paid"])
  }
}
