import Cleanse
import Testing

// The example of Documentation/Bindings.md.

private final class Boiler {}

private protocol Grinder {}

private final class BurrGrinder: Grinder {
  let boiler: Boiler

  init(boiler: Boiler) { self.boiler = boiler }
}

private struct CupSize: Cleanse.Tag {
  typealias Element = Int
}

private struct Drink: Hashable {
  let name: String
}

private struct Order {
  let table: Int
  let grinder: any Grinder

  init(table: Assisted<Int>, grinder: any Grinder) {
    self.table = table.get()
    self.grinder = grinder
  }
}

private struct OrderFactory: AssistedFactory {
  typealias Element = Order
  typealias Seed = Int
}

private final class Screen {
  var drinks: [Drink] = []

  func injectProperties(drinks: [Drink]) { self.drinks = drinks }
}

private struct CoffeeModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Boiler.self).sharedInScope().to(factory: Boiler.init)
    binder.bind((any Grinder).self).to(factory: BurrGrinder.init)
    binder.bind(Int.self).tagged(with: CupSize.self).to(value: 250)
    binder.bind(Drink.self).intoCollection().to(value: Drink(name: "espresso"))
    binder.bind(Drink.self).intoCollection().to(value: Drink(name: "lungo"))
    binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
    binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.injectProperties)
  }
}

@Suite("Example of the bindings guide")
struct BindingsGuideTests {
  @Test("The example of the bindings guide shares one boiler among its grinders")
  func sharing() throws {
    let grinders = try resolve(Provider<any Grinder>.self, from: CoffeeModule.self)
    let first = try #require(grinders.get() as? BurrGrinder)
    let second = try #require(grinders.get() as? BurrGrinder)
    #expect(first !== second)
    #expect(first.boiler === second.boiler)
  }

  @Test("The example of the bindings guide injects tags, collections, factories and properties")
  func forms() throws {
    #expect(try resolve(TaggedProvider<CupSize>.self, from: CoffeeModule.self).get() == 250)
    #expect(try resolve([Drink].self, from: CoffeeModule.self).map(\.name) == ["espresso", "lungo"])
    #expect(try resolve(Factory<OrderFactory>.self, from: CoffeeModule.self).build(7).table == 7)
    let screen = Screen()
    try resolve(PropertyInjector<Screen>.self, from: CoffeeModule.self).injectProperties(into: screen)
    #expect(screen.drinks.map(\.name) == ["espresso", "lungo"])
  }
}
