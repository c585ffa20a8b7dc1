import BenchmarkHarness
import Cleanse

/// Assisted injection, and property injection into existing objects.
enum InjectionCases {
  static var all: [BenchmarkCase] {
    [assisted, properties]
  }

  /// An object of one assisted argument and two shared dependencies.
  private static var assisted: BenchmarkCase {
    BenchmarkCase("assisted-factory", operation: "object") {
      let root = try ComponentFactory.of(Office.self).build()
      let factory = root.letters
      let byHand = HandmadeLetters(root.stamps, root.paper)
      return [
        Contender("Cleanse") { count in
          for number in 0..<count { use(factory.build(number)) }
        },
        Contender("by hand") { count in
          for number in 0..<count { use(byHand.make(number)) }
        },
      ]
    }
  }

  /// Five shared objects injected into properties of an existing object.
  private static var properties: BenchmarkCase {
    BenchmarkCase("property-injection-5", operation: "object") {
      let root = try ComponentFactory.of(Office.self).build()
      let injector = root.injector
      let (injected, byHand) = (Desk(), Desk())
      let handmade = HandmadeInjector(root)
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count {
            injector.injectProperties(into: injected)
            use(injected)
          }
        },
        Contender("by hand") { count in
          for _ in 0..<count {
            handmade.inject(into: byHand)
            use(byHand)
          }
        },
      ]
    }
  }
}

private final class Stamps {}
private final class Paper {}
private final class Pens {}
private final class Lamp {}
private final class Drawer {}

private final class Letter {
  private let number: Int
  private let stamps: Stamps
  private let paper: Paper

  init(number: Int, _ stamps: Stamps, _ paper: Paper) {
    self.number = number
    self.stamps = stamps
    self.paper = paper
  }

  convenience init(_ number: Assisted<Int>, _ stamps: Stamps, _ paper: Paper) {
    self.init(number: number.get(), stamps, paper)
  }
}

private struct LetterFactory: AssistedFactory {
  typealias Seed = Int
  typealias Element = Letter
}

private final class HandmadeLetters {
  private let stamps: Stamps
  private let paper: Paper

  init(_ stamps: Stamps, _ paper: Paper) {
    self.stamps = stamps
    self.paper = paper
  }

  @inline(never)
  func make(_ number: Int) -> Letter { Letter(number: number, stamps, paper) }
}

private final class Desk {
  private var stamps: Stamps?
  private var paper: Paper?
  private var pens: Pens?
  private var lamp: Lamp?
  private var drawer: Drawer?

  func inject(_ stamps: Stamps, _ paper: Paper, _ pens: Pens, _ lamp: Lamp, _ drawer: Drawer) {
    self.stamps = stamps
    self.paper = paper
    self.pens = pens
    self.lamp = lamp
    self.drawer = drawer
  }
}

private final class HandmadeInjector {
  private let office: OfficeRoot

  init(_ office: OfficeRoot) {
    self.office = office
  }

  @inline(never)
  func inject(into desk: Desk) {
    desk.inject(office.stamps, office.paper, office.pens, office.lamp, office.drawer)
  }
}

private struct OfficeRoot {
  let stamps: Stamps
  let paper: Paper
  let pens: Pens
  let lamp: Lamp
  let drawer: Drawer
  let letters: Factory<LetterFactory>
  let injector: PropertyInjector<Desk>
}

private struct Office: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Stamps.self).sharedInScope().to(factory: Stamps.init)
    binder.bind(Paper.self).sharedInScope().to(factory: Paper.init)
    binder.bind(Pens.self).sharedInScope().to(factory: Pens.init)
    binder.bind(Lamp.self).sharedInScope().to(factory: Lamp.init)
    binder.bind(Drawer.self).sharedInScope().to(factory: Drawer.init)
    binder.bindFactory(Letter.self).with(LetterFactory.self).to(factory: Letter.init)
    binder.bindPropertyInjectionOf(Desk.self).to(injector: Desk.inject)
  }

  static func configureRoot(binder bind: ReceiptBinder<OfficeRoot>) -> BindingReceipt<OfficeRoot> {
    bind.to(factory: OfficeRoot.init)
  }
}
