import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to assisted injection")
struct AssistedInjectionGuideTests {
  typealias Guide = AssistedInjectionGuide
  typealias OrderList = Guide.OrderList
  typealias OrderScreen = Guide.OrderScreen
  typealias OrderScreenFactory = Guide.OrderScreenFactory
  typealias OrderStore = Guide.OrderStore

  @Test("The guide's assisted factory creates a new object from each argument") func build() throws {
    let list = try ComponentFactory.of(Guide.App.self).build()
    #expect(list.open(order: 7).title == "Order 7")
    #expect(list.open(order: 7) !== list.open(order: 7))
    assertValidGraph(Guide.App.self, warnings: .fail)
  }

  @Test("The guide's assisted factory for a protocol passes a tuple to a plain initializer") func closure() throws {
    let catalogue = try ComponentFactory.of(Guide.CatalogueComponent.self).build()
    let screen: any Guide.Screen = catalogue.screens.build((name: "Tea", price: 3))
    #expect(screen.title == "Tea, 3 €")
    #expect(catalogue.order() !== catalogue.order())
    assertValidGraph(Guide.CatalogueComponent.self, warnings: .fail)
  }

  @Test("The guide's mistakes with assisted injection are reported as missing bindings") func mistakes() throws {
    assertGraphErrors(Guide.WithoutStore.self) { ExpectedError(.missingBinding, of: OrderStore.self) }
    assertGraphErrors(Guide.ProductAsDependency.self) { ExpectedError(.missingBinding, of: OrderScreen.self) }
    let help = GraphValidator.validate(Guide.ProductAsDependency.self).diagnostics.flatMap(\.suggestions)
    #expect(help.contains { "\($0)".contains("Factory<OrderScreenFactory>") })
  }

  @Test("The guide's override replaces an assisted factory in a test") func override() throws {
    let fake = Factory<OrderScreenFactory> { id in
      OrderScreen(id: Assisted { id + 1000 }, store: OrderStore())
    }
    let list = OrderList(screens: fake)
    #expect(list.open(order: 1).title == "Order 1001")
    let overrides = Overrides.overriding(Factory<OrderScreenFactory>.self, with: fake)
    #expect(try ComponentFactory.of(Guide.App.self, overrides: overrides).build().open(order: 1).title == "Order 1001")
  }
}
