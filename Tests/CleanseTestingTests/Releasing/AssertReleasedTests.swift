import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("assertReleased", .collectsFailures)
struct AssertReleasedTests {
  /// A failure without the lines of source code in it.
  private func failure(_ assertion: () throws -> Void) throws -> String {
    try RecordedFailure.of(assertion).text.split(separator: "\n").filter { !$0.contains(" | ") }
      .joined(separator: "\n")
  }

  @Test("assertReleased records nothing if all objects are released, used or not")
  func released() {
    assertReleased(Lodge.House.self) { _ in }
    assertReleased(Garage.self) { _ in }
    assertReleased(Lodge.House.self) { hall in
      hall.porter.ledger.entries = [hall.room.get()]
      hall.room.get().key = hall.guests.build("Ann").name
    }
  }

  @Test("assertReleased runs plugins and records their errors")
  func plugins() throws {
    let text = try failure {
      assertReleased(Garage.self, serviceLoader: CleanseServiceLoader([Objecting()])) { _ in }
    }
    #expect(text == "error: no graphs on Sundays [plugin-error]")
  }

  @Test("assertReleased reports an unstopped object once, and not again as unreleased")
  func unstopped() throws {
    let text = try failure { assertReleased(Clients.ClientApp.self) { _ in } }
    #expect(text.hasPrefix("error: *** Client *** was released before its onStop hooks had run [unstopped-object]"))
    #expect(!text.contains("unreleased-object"))
  }

  @Test("assertReleased names an object that a closure keeps alive, and its dependencies with their paths")
  func closure() throws {
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertReleased(Lodge.House.self) { $0.porter.listen() } }
    #expect(failure.line == line)
    #expect(failure.text.contains("\n     61 | binder.bind(Porter.self).sharedInScope().to(factory: Porter.init)\n"))
    let text = failure.text.split(separator: "\n").filter { !$0.contains(" | ") }.joined(separator: "\n")
    #expect(
      text == """
        Multiple Errors (3)
        error: Porter was not released with its graph [unreleased-object]
          note: shared in House (Support/Lodge.swift:61)
          note: the graph no longer retains it: it may retain itself, for example through a closure, \
        a timer or a delegate, or be retained from outside the graph, for example by the test
        error: Bell was not released with its graph [unreleased-object]
          -> Porter can retain Bell at Support/Lodge.swift:61
          note: shared in House (Support/Lodge.swift:59)
          note: Porter was not released either, and may retain it
        error: Ledger was not released with its graph [unreleased-object]
          -> Porter can retain Ledger at Support/Lodge.swift:61
          note: shared in House (Support/Lodge.swift:60)
          note: Porter was not released either, and may retain it
        """)
  }

  @Test("assertReleased names an object that stores a provider of itself, and the dependents of the provider")
  func provider() throws {
    let text = try failure { assertReleased(Lodge.House.self) { $0.room.get().key = $0.room } }
    #expect(
      text == """
        error: Room was not released with its graph [unreleased-object]
          -> Hall depends on Provider<Room> at Support/Lodge.swift:67
          note: shared in House (Support/Lodge.swift:62)
          note: a provider, a closure or a factory that leads to it is still retained, by an object \
        that it retains itself or from outside the graph, for example by the test
        """)
  }

  @Test("assertReleased names a dependency of an assisted factory that its objects keep alive")
  func factory() throws {
    let text = try failure {
      assertReleased(Lodge.House.self) { hall in
        let guest = hall.guests.build("Ann")
        guest.way = hall.guests
        guest.ledger.entries.append(guest)
      }
    }
    #expect(
      text == """
        error: Ledger was not released with its graph [unreleased-object]
          -> Hall depends on Factory<GuestFactory> at Support/Lodge.swift:67
          -> Factory<GuestFactory> can retain Ledger at Support/Lodge.swift:63
          note: shared in House (Support/Lodge.swift:60)
          note: a provider, a closure or a factory that leads to it is still retained, by an object \
        that it retains itself or from outside the graph, for example by the test
        """)
  }

  @Test("assertReleased names an object that stores a factory of a component that needs the object")
  func cycle() throws {
    let text = try failure { assertReleased(Hut.WithHost.self) { _ = $0.host.stays.build() } }
    #expect(
      text == """
        error: Host was not released with its graph [unreleased-object]
          -> Host can retain ComponentFactory<Stay> at Support/Lodge.swift:108
          -> the factory builds Stay, whose Visitor depends on Host at Support/Lodge.swift:96
          note: shared in WithHost (Support/Lodge.swift:108)
          note: Host depends on itself through the graph, so it is never released if it stores that dependency
          help: inject a WeakProvider into one of them, or store the dependency in another object
        """)
  }

  @Test("assertReleased names a root of a value type that keeps itself alive, and its dependencies")
  func rootOfValueType() throws {
    let text = try failure { assertReleased(Hut.WithDoor.self) { _ = $0.visits.build() } }
    #expect(
      text == """
        Multiple Errors (2)
        error: Door was not released with its graph [unreleased-object]
          -> Door can retain ComponentFactory<Visit> at Support/Lodge.swift:148
          -> the factory builds Visit, whose Knock depends on Door at Support/Lodge.swift:135
          note: shared in WithDoor (Support/Lodge.swift:148)
          note: Door depends on itself through the graph, so it is never released if it stores that dependency
          help: inject a WeakProvider into one of them, or store the dependency in another object
        error: Lamp was not released with its graph [unreleased-object]
          -> Door can retain Lamp at Support/Lodge.swift:148
          note: shared in WithDoor (Support/Lodge.swift:143)
          note: Door was not released either, and may retain it
        """)
  }

  @Test("assertReleased mentions that the test itself may hold the object")
  func keptByTest() throws {
    var kept: Lodge.Ledger?
    let text = try failure { assertReleased(Lodge.House.self) { kept = $0.porter.ledger } }
    #expect(kept != nil)
    #expect(
      text == """
        error: Ledger was not released with its graph [unreleased-object]
          note: shared in House (Support/Lodge.swift:60)
          note: the graph no longer retains it: it may retain itself, for example through a closure, \
        a timer or a delegate, or be retained from outside the graph, for example by the test
        """)
  }

  /// A root that keeps itself alive, and many shared objects that depend on others.
  private struct Crowd: RootComponent {
    static let places = 300
    static let guests = 1000

    final class Place {}

    final class Guest {
      let places: [Place]

      init(places: [Place]) {
        self.places = places
      }
    }

    final class Party {
      let guests: [Guest]
      var itself: Party?

      init(guests: [Guest]) {
        self.guests = guests
      }
    }

    static func configure(binder: Binder<Singleton>) {
      for _ in 0..<places { binder.bind(Place.self).intoCollection().sharedInScope().to(factory: Place.init) }
      for _ in 0..<guests { binder.bind(Guest.self).intoCollection().sharedInScope().to(factory: Guest.init) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Party>) -> BindingReceipt<Party> {
      bind.to(factory: Party.init)
    }
  }

  @Test("assertReleased explains 1300 unreleased objects in less than 20 times the time of released ones")
  func manyObjects() throws {
    var text = ""
    let effort = try Effort.processorTime {
      var party: Crowd.Party?
      text = try failure {
        assertReleased(Crowd.self) {
          party = $0
          $0.itself = $0
        }
      }
      party?.itself = nil
    }
    let unit = Effort.processorTime { assertReleased(Crowd.self) { _ in } }
    // It usually takes four times as long.
    #expect(effort < 20 * unit)
    #expect(text.hasPrefix("Multiple Errors (\(1 + Crowd.places + Crowd.guests))\n"))
    #expect(text.contains("\nerror: Party was not released with its graph [unreleased-object]\n"))
  }

  @Test("assertReleased ignores excepted types")
  func exceptions() {
    var kept: Lodge.Ledger?
    assertReleased(Lodge.House.self, except: [Lodge.Ledger.self]) { kept = $0.porter.ledger }
    #expect(kept != nil)
  }

  @Test("assertReleased checks each instance of a subcomponent and takes a seed")
  func installed() throws {
    let text = try failure {
      assertReleased(Barn.WithStalls.self, seed: "Barn") { gate in
        #expect(gate.name == "Barn")
        for _ in 0..<3 { _ = gate.stalls.build() }
        let horse = gate.stalls.build()
        horse.shadow = horse
      }
    }
    #expect(
      text == """
        error: Horse was not released with its graph [unreleased-object]
          note: shared in Stall (Support/Lodge.swift:167)
          note: the graph no longer retains it: it may retain itself, for example through a closure, \
        a timer or a delegate, or be retained from outside the graph, for example by the test
        """)
  }

  @Test("assertReleased takes overrides and checks the objects that they create")
  func overridden() throws {
    var isFake = false
    assertReleased(Garage.self, overrides: .overriding((any Horn).self) { FakeHorn() }) { car in
      isFake = car.horn is FakeHorn
    }
    #expect(isFake)
    let overrides = Overrides.overriding(Lodge.Room.self) {
      let room = Lodge.Room()
      room.key = room
      return room
    }
    let text = try failure { assertReleased(Lodge.House.self, overrides: overrides) { _ = $0.room.get() } }
    #expect(text.hasPrefix("error: Room was not released with its graph [unreleased-object]\n"))
  }

  @Test("assertReleased records the errors of an invalid graph and builds nothing")
  func faulty() throws {
    var isUsed = false
    let text = try failure { assertReleased(Wreck.self) { _ in isUsed = true } }
    #expect(text.hasPrefix("Multiple Errors (3)"))
    #expect(!isUsed)
  }

  @Test("assertReleased rethrows an error of its closure and records nothing")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try assertReleased(Lodge.House.self) { _ in throw Failure() } }
  }
}
