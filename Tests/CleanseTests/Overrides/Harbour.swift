import Cleanse

/// The tag of the sign above the harbour's gate.
struct Sign: Tag { typealias Element = String }

/// The crew of a ship.
protocol Crew { var name: String { get } }

struct Sailors: Crew { let name = "sailors" }

struct Understudies: Crew {
  let name: String
  init(text: String) { name = "understudies of \(text)" }
}

final class Anchor {
  let weight: Int
  init(weight: Int) { self.weight = weight }
}

/// A dependency of the harbour's own pilot only.
struct Tide {}

final class Pilot {
  let note: String
  init(tide: Tide) { note = "real" }
  init(note: String) { self.note = note }
}

struct ShipName: Tag { typealias Element = String }

struct URLTest {}

struct Flag: Tag { typealias Element = Bool }

/// A graph to override: a harbour with ships.
struct Harbour: RootComponent {
  struct Root {
    let text: String
    let sign: TaggedProvider<Sign>
    let anchor: Anchor
    let sameAnchor: Anchor
    let lights: [Int]
    let ship: ComponentFactory<Ship>
  }

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: HarbourModule.self)
    binder.install(dependency: Ship.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

struct HarbourModule: Module {
  static let signLine: Int = #line + 4
  static let flagLine: Int = #line + 9
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).to(value: "harbour")
    binder.bind(String.self).tagged(with: Sign.self).to { "sign of \($0 as String)" }
    binder.bind(Int.self).to(value: 5)
    binder.bind(Anchor.self).sharedInScope().to(factory: Anchor.init)
    binder.bind(Int.self).intoCollection().to(value: 1)
    binder.bind(Int.self).intoCollection().to(value: [2, 3])
    binder.bind(URLTest.self).to(value: URLTest())
    binder.bind(Bool.self).tagged(with: Flag.self).to(value: true)
  }
}

/// A subcomponent with another scope, a seed, and contributions to collections of its parent.
struct Ship: Component {
  typealias Seed = TaggedProvider<ShipName>

  struct Root {
    let name: TaggedProvider<ShipName>
    let text: String
    let crew: any Crew
    let sameCrew: any Crew
    let lights: [Int]
    let lightsBelow: Set<Int>
    let lamps: [String: Int]
    let anchor: Anchor
  }

  static let bowLine: Int = #line + 5
  static func configure(binder: Binder<InnerScope>) {
    binder.bind((any Crew).self).sharedInScope().to { Sailors() as any Crew }
    binder.bind(Int.self).intoCollection().to(value: 7)
    binder.bind(Int.self).intoSet().to(value: [8, 9])
    binder.bind(Int.self).intoDictionary(key: "bow").to(value: 10)
    binder.bind(Int.self).intoDictionary(key: "stern").to(value: 11)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

/// Builds the harbour with overrides.
func harbour(_ overrides: Overrides) throws -> Harbour.Root {
  try ComponentFactory.of(Harbour.self, overrides: overrides).build()
}
