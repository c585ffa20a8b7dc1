import Cleanse
import Relay

/// A graph for launch arguments: an observatory with domes, each with a telescope and a clock.
struct Observatory: RootComponent {
  struct Root {
    let clock: any Clock
    let sameClock: any Clock
    let name: TaggedProvider<ObservatoryName>
    let note: Note
    let otherNote: Note
    let dome: ComponentFactory<Dome>
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind((any Clock).self).sharedInScope().to { SiderealClock() }
    binder.bind(String.self).tagged(with: ObservatoryName.self).to(value: "Mauna Kea")
    binder.bind(Note.self).to { (name: TaggedProvider<ObservatoryName>) in Note(name: name) }
    binder.install(dependency: Dome.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

struct DomeScope: Scope {}

struct Dome: Component {
  struct Root {
    let telescope: Telescope
    let clock: any Clock
  }

  static func configure(binder: Binder<DomeScope>) {
    binder.bind((any Clock).self).sharedInScope().to { SiderealClock() }
    binder.bind(Telescope.self).sharedInScope().to { (clock: any Clock) in Telescope(label: "on \(clock.text)") }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}

struct ObservatoryName: Cleanse.Tag { typealias Element = String }

protocol Clock: AnyObject { var text: String { get } }

final class SiderealClock: Clock { let text = "stars" }

final class StoppedClock: Clock {
  let text: String
  init(text: String = "stopped") { self.text = text }
}

final class Note {
  let text: String
  init(name: TaggedProvider<ObservatoryName>) { text = name.get() }
  init(text: String) { self.text = text }
}

final class Telescope {
  let label: String
  init(label: String) { self.label = label }
}

/// An unbound type.
struct Mirror {}

/// The types and factories that launch arguments can choose for the observatory.
enum ObservatoryIndex {
  static func make() -> DynamicDependencyIndex {
    let index = DynamicDependencyIndex()
    index.add("clock", type: (any Clock).self)
    index.add("telescope", type: Telescope.self)
    index.add("note", type: Note.self)
    index.add("name", tag: ObservatoryName.self)
    index.add("stopped", for: (any Clock).self) { StoppedClock() }
    index.add("named", for: (any Clock).self) { (name: TaggedProvider<ObservatoryName>) in
      StoppedClock(text: name.get())
    }
    index.add("cardboard", for: Telescope.self) { (clock: any Clock) in Telescope(label: "cardboard on \(clock.text)") }
    index.add("blank", for: Note.self) { Note(text: "blank") }
    index.add("hill", tag: ObservatoryName.self) { "Hill" }
    return index
  }
}
