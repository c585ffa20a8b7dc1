import Cleanse

/// A graph whose objects can keep each other alive.
enum Lodge {
  /// An object that retains the captures of its closure.
  final class Bell {
    var ring: () -> Void = {}
  }

  final class Ledger {
    var entries: [AnyObject] = []
  }

  final class Porter {
    let bell: Bell
    let ledger: Ledger

    init(bell: Bell, ledger: Ledger) {
      self.bell = bell
      self.ledger = ledger
    }

    func listen() {
      bell.ring = { _ = self.ledger }
    }
  }

  final class Room {
    var key: Any?
  }

  final class Guest {
    let name: String
    let ledger: Ledger
    var way: Any?

    init(name: Assisted<String>, ledger: Ledger) {
      self.name = name.get()
      self.ledger = ledger
    }
  }

  struct GuestFactory: AssistedFactory {
    typealias Seed = String
    typealias Element = Guest
  }

  struct Hall {
    let porter: Porter
    let room: Provider<Room>
    let guests: Factory<GuestFactory>
  }

  /// A graph without leaks of its own; tests create them.
  struct House: RootComponent {
    typealias Root = Hall

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Bell.self).sharedInScope().to(factory: Bell.init)
      binder.bind(Ledger.self).sharedInScope().to(factory: Ledger.init)
      binder.bind(Porter.self).sharedInScope().to(factory: Porter.init)
      binder.bind(Room.self).sharedInScope().to(factory: Room.init)
      binder.bindFactory(Guest.self).with(GuestFactory.self).to(factory: Guest.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Hall>) -> BindingReceipt<Hall> {
      bind.to(factory: Hall.init)
    }
  }
}

/// Graphs with retain cycles through component factories.
enum Hut {
  final class Host {
    let stays: ComponentFactory<Stay>

    init(stays: ComponentFactory<Stay>) {
      self.stays = stays
    }
  }

  final class Visitor {
    let host: Host

    init(host: Host) {
      self.host = host
    }
  }

  struct Stay: Component {
    typealias Root = Visitor

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Visitor>) -> BindingReceipt<Visitor> {
      bind.to(factory: Visitor.init)
    }
  }

  struct Entrance {
    let host: Host
  }

  struct WithHost: RootComponent {
    typealias Root = Entrance

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Host.self).sharedInScope().to(factory: Host.init)
      binder.install(dependency: Stay.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Entrance>) -> BindingReceipt<Entrance> {
      bind.to(factory: Entrance.init)
    }
  }

  /// A root of a value type that stores the factory of a component that needs it.
  struct Door {
    let visits: ComponentFactory<Visit>
    let lamp: Lamp
  }

  final class Lamp {}

  struct Knock {
    let door: Door
  }

  struct Visit: Component {
    typealias Root = Knock

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Knock>) -> BindingReceipt<Knock> {
      bind.to(factory: Knock.init)
    }
  }

  struct WithDoor: RootComponent {
    typealias Root = Door

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Lamp.self).sharedInScope().to(factory: Lamp.init)
      binder.install(dependency: Visit.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
      bind.to(factory: Door.init)
    }
  }
}

/// A graph with a subcomponent that shares an object.
enum Barn {
  final class Horse {
    var shadow: Horse?
  }

  struct StallScope: Scope {}

  struct Stall: Component {
    typealias Root = Horse

    static func configure(binder: Binder<StallScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Horse>) -> BindingReceipt<Horse> {
      bind.to(factory: Horse.init)
    }
  }

  struct Gate {
    let stalls: ComponentFactory<Stall>
    let name: String
  }

  struct WithStalls: RootComponent {
    typealias Root = Gate
    typealias Seed = String

    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: Stall.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Gate>) -> BindingReceipt<Gate> {
      bind.to(factory: Gate.init)
    }
  }
}
