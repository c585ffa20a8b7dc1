import Cleanse
import CleanseTesting
import Testing

@Suite("The guide to optional dependencies")
struct OptionalDependenciesGuideTests {
  typealias Guide = OptionalDependenciesGuide
  typealias Analytics = Guide.Analytics
  typealias EventLog = Guide.EventLog
  typealias ShopWithoutAnalytics = Guide.ShopWithoutAnalytics

  @Test("injects the object where it is bound, and nil where it is not") func optional() throws {
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

  @Test("needs a declaration") func undeclared() {
    assertGraphErrors(Guide.Undeclared.self) { ExpectedError(.missingBinding, of: (any Analytics).self) }
    #expect(GraphValidator.validate(Guide.Undeclared.self).text().contains("bindOptional"))
  }

  @Test("takes a binding of the optional itself") func boundOptional() throws {
    #expect(try ComponentFactory.of(Guide.BoundOptional.self).build().name == "Ada")
  }

  @Test("does not bind the type itself, even if declared twice") func typeItself() {
    assertGraphErrors(Guide.DeclaredTwice.self) { ExpectedError(.missingBinding, of: (any Analytics).self) }
  }

  @Test("has a default") func defaults() throws {
    #expect(try ComponentFactory.of(Guide.SmallCaches.self).build() == 10)
    #expect(try ComponentFactory.of(Guide.DefaultCaches.self).build() == 100)
  }

  @Test("finds bindings of a subcomponent there only") func subcomponent() throws {
    let entrance = try ComponentFactory.of(Guide.ShopWithGuests.self).build()
    #expect(entrance.window.analytics == nil)
    #expect(entrance.guests.build().analytics != nil)
  }

  @Test("can be bound by a test") func override() throws {
    let log = EventLog()
    let window = try ComponentFactory.of(
      ShopWithoutAnalytics.self, overrides: .overriding((any Analytics).self, with: log)
    ).build()
    window.checkout.pay()
    #expect(log.events == ["paid"])
  }
}
