import Pure
import PureStub

@main @MainActor enum Program {
  static func main() {
    printSubclasses()
    printStubs()
    printStubsOfVoidParts()
    printWindows()
  }
}

func printSubclasses() {
  print(
    SeasonalFactory(season: "spring", dependency: .init(shop: "Ada")).create(payload: .init(flower: "tulips")).label)
  print(FixedFactory().create(payload: .init(flower: "thistles")).label)

  let factory = ReplaceableFactory<Bouquet>(dependency: .init(shop: "Ada"))
  factory.dependency.shop += " & Sons"
  print(factory.create(payload: .init(flower: "roses")).label, factory.count)

  let configurator = DyeingConfigurator(dependency: .init(dye: "red"))
  let shop = Shop(bouquets: factory, ribbons: configurator)
  print(shop.wrap("lilies"))
  configurator.dependency = .init(dye: "blue")
  print(shop.wrap("lilies"), factory.count)

  let cards = ReplaceableFactory<Card<Void, String>>()
  print(cards.create(payload: "hello").words)
  let blanks: Factory<Card<Void, Void>> = ReplaceableFactory(dependency: ())
  print(blanks.create().words)
}

func printStubs() {
  let factory: Bouquet.Factory = .stub { payload in Bouquet(label: "stub of \(payload.flower)") }
  let configurator: Ribbon.Configurator = .stub() { ribbon, payload in ribbon.text = "stub of \(payload.text)" }
  print(Shop(bouquets: factory, ribbons: configurator).wrap("irises"))

  let bouquet = Bouquet(label: "the same")
  let same: StubFactory<Bouquet> = .stub(bouquet)
  print(same.create(payload: .init(flower: "poppies")) === bouquet)
  var number = 0
  func next() -> Bouquet {
    number += 1
    return Bouquet(label: "number \(number)")
  }
  print(Shop(bouquets: .stub(next()), ribbons: .stub()).wrap("asters"))

  let optional: Any = bouquet
  let stub = Bouquet.Factory.stub { _ in optional as? Bouquet }
  print(stub.create(payload: .init(flower: "violets")).label)
  let unused: Bouquet.Factory = .stub()
  let erase: StubConfigurator<Ribbon>.Closure = { ribbon, _ in ribbon.erase() }
  print(Shop(bouquets: stub, ribbons: .stub(erase)).wrap("daisies"), unused === stub)

  let ribbon = Ribbon()
  Ribbon.Configurator.stub().configure(ribbon, payload: .init(text: "nothing"))
  print(ribbon.text)
  Ribbon.Configurator.stub().write("something", on: ribbon)
  print(ribbon.text)
}

func printStubsOfVoidParts() {
  let cards: Card<Int, Void>.Factory = .stub { payload in Card(dependency: 1, payload: payload) }
  print(cards.create().words)
  let card = Card<Void, Void>()
  let blanks: Card<Void, Void>.Factory = .stub(card)
  print(blanks.create() === card, card.words)
  let configurator: Card<Void, Void>.Configurator = .stub()
  configurator.configure(card)
  print(card.words)
  let writing: Card<Void, Int>.Configurator = .stub { card, payload in card.payload = payload + 1 }
  let written = Card<Void, Int>()
  writing.configure(written, payload: 1)
  print(written.words)
}

@MainActor func printWindows() {
  let windows: Window.Factory = .stub { Window(dependency: (), payload: "stub of \($0)") }
  print(Window.Factory().create(payload: "Florist").title, windows.create(payload: "Florist").title)
  print(Window.Factory.stub(Window(payload: "open")).create(payload: "closed").title)
}
