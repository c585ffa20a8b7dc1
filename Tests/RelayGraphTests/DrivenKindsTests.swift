import Cleanse
import Relay
import RelayGraph
import Testing

@Suite("Kinds of bindings that launch arguments replace") struct DrivenKindsTests {
  private final class Lamp {
    let colour: String
    init(colour: String) { self.colour = colour }
  }

  private struct Street {
    let lamp: Lamp
    let sameLamp: Lamp
    let names: [String]
    let number: Int
    let makeLamp: () -> Lamp
  }

  private struct App: RootComponent {
    typealias Root = Street
    typealias Seed = Int
    static func configure(binder: UnscopedBinder) {
      binder.bind(Lamp.self).to { Lamp(colour: "white") }
      binder.bind(String.self).intoCollection().to(value: "High Street")
      binder.bind(String.self).intoCollection().to(value: "Main Street")
    }
    static func configureRoot(binder bind: ReceiptBinder<Street>) -> BindingReceipt<Street> {
      bind.to(factory: Street.init)
    }
  }

  private let index: DynamicDependencyIndex = {
    let index = DynamicDependencyIndex()
    index.add("lamp", type: Lamp.self)
    index.add("names", type: [String].self)
    index.add("number", type: Int.self)
    index.add("street", type: Street.self)
    index.add("red", for: Lamp.self) { Lamp(colour: "red") }
    index.add("names", for: [String].self) { (number: Int) in ["Street \(number)"] }
    index.add("seven", for: Int.self) { 7 }
    index.add("short", for: Street.self) { (lamp: Lamp, number: Int) in
      Street(lamp: lamp, sameLamp: lamp, names: [], number: number, makeLamp: { lamp })
    }
    return index
  }()

  @Test("A launch argument replaces an unscoped binding with one value per component instance") func unscoped() throws {
    let street = try build("type=lamp,factory=red")
    #expect(street.lamp.colour == "red")
    #expect(street.lamp === street.sameLamp && street.lamp === street.makeLamp())
  }

  @Test("A launch argument replaces a multibinding as a whole") func collection() throws {
    #expect(try build("type=names,factory=names").names == ["Street 1"])
  }

  @Test("A launch argument replaces a seed in all its dependents") func seed() throws {
    let street = try build("type=number,factory=seven", "type=names,factory=names")
    #expect(street.number == 7)
    #expect(street.names == ["Street 7"])
  }

  @Test("A launch argument replaces the root of a component") func root() throws {
    #expect(try build("type=street,factory=short").names == [])
  }

  private func build(_ instructions: String...) throws -> Street {
    let driven = try DynamicOverrides(
      arguments: instructions.flatMap { ["-d", $0] }, index: index, honoredIn: .allBuilds)
    let factory = try ComponentFactory.of(
      App.self, overrides: driven.overrides, serviceLoader: CleanseServiceLoader([RelayIndexPlugin(index: index)]))
    return factory.build(1)
  }
}
