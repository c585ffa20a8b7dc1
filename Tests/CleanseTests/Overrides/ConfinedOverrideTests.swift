import Cleanse
import Testing

/// Not sendable: its users mutate the count.
private final class Meter {
  var count = 0
}

private struct Unit: Sendable {
  let name: String
}

private struct MeterTag: Cleanse.Tag {
  typealias Element = Meter
}

private struct Reading {
  let meter: Meter
}

private struct ReadingComponent: Component {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Meter.self).to(factory: Meter.init)
    binder.bind(Meter.self).tagged(with: MeterTag.self).to(factory: Meter.init)
    binder.bind(Unit.self).to(value: Unit(name: "kWh"))
  }

  static func configureRoot(binder bind: ReceiptBinder<Reading>) -> BindingReceipt<Reading> {
    bind.to { (meter: Meter, _: TaggedProvider<MeterTag>, _: Unit) in Reading(meter: meter) }
  }
}

private struct Station {
  let readings: SendableComponentFactory<ReadingComponent>
  let meter: Provider<[Meter]>
}

private struct StationComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: ReadingComponent.self)
    binder.bind([Meter].self).to(value: [])
  }

  static func configureRoot(binder bind: ReceiptBinder<Station>) -> BindingReceipt<Station> {
    bind.to(factory: Station.init)
  }
}

private struct FakeMeter: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Meter.self).to(factory: Meter.init)
  }
}

@MainActor private struct MainActorMeter: @MainActor Module {
  static func configure(binder: UnscopedBinder) {
    MainActor.assertIsolated()
    binder.bind(Meter.self).to(factory: Meter.init)
  }
}

@MainActor private struct MainActorMeters: @MainActor Module {
  static func configure(binder: UnscopedBinder) {
    MainActor.assertIsolated()
    binder.bind([Meter].self).to(value: [])
  }
}

@Suite("Overrides in components that are built in any isolation")
struct ConfinedOverrideTests {
  private func errors(_ overrides: Overrides) -> [Diagnostic] {
    GraphValidator.validate(StationComponent.self, overrides: overrides).errors.map(\.diagnostic)
  }

  @Test("Validation reports an override with a value or closure that is not sendable")
  func refused() throws {
    let meter = Meter()
    for overrides in [
      Overrides.overriding(Meter.self, with: meter), .overriding(Meter.self) { meter },
      .overriding(Meter.self, tag: MeterTag.self, with: meter), .overriding(Meter.self, tag: MeterTag.self) { meter },
    ] {
      let found = errors(overrides)
      #expect(found.map(\.id) == [.unsendableRequest])
      #expect(throws: (any Error).self) { try ComponentFactory.of(StationComponent.self, overrides: overrides) }
    }
    let (line, overrides) = (#line, Overrides.overriding(Meter.self, with: meter))
    let diagnostic = try #require(errors(overrides).first)
    #expect(
      "\(diagnostic.headline)"
        == "Meter: has an override that may belong to an actor, but is created outside that actor")
    #expect(diagnostic.location?.line == line)
    #expect(
      diagnostic.steps.map(\.text.description) == [
        "reached through SendableComponentFactory<ReadingComponent>, required by Station"
      ])
    #expect(
      diagnostic.suggestions.map(\.text.description) == [
        "override it with overriding(_:sendableFactory:), whose closure captures only Sendable values",
        "or override it with module(_:) and a nonisolated module",
      ])
  }

  @Test("Validation reports an override module that is or may be isolated to a global actor")
  @MainActor func isolatedModules() {
    for overrides in [
      Overrides.module(MainActorMeter.self), Overrides().module(MainActorMeter.self), [FakeMeter.self],
    ] {
      let found = errors(overrides)
      #expect(found.map(\.id) == [.unsendableRequest])
    }
    // A component that is built on the main actor accepts such overrides.
    #expect(errors(.module(MainActorMeters.self)).isEmpty)
  }

  @Test("Sendable overrides and nonisolated override modules are accepted")
  func accepted() async throws {
    for overrides in [
      Overrides.overriding(Unit.self, with: Unit(name: "Wh")), .overriding(Meter.self, sendableFactory: { Meter() }),
      .overriding(Meter.self, tag: MeterTag.self, sendableFactory: { Meter() }), .module(FakeMeter.self),
      Overrides().module(FakeMeter.self),
    ] {
      #expect(errors(overrides).isEmpty)
      let readings = try ComponentFactory.of(StationComponent.self, overrides: overrides).build().readings
      let counts = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<100 {
          group.addTask {
            let reading = readings.build()
            reading.meter.count += 1
            return reading.meter.count
          }
        }
        return await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
      #expect(counts == [1])
    }
  }

  @Test("Overrides that are not sendable are accepted in components of a single isolation")
  func elsewhere() {
    #expect(errors(.overriding([Meter].self, with: [Meter()])).isEmpty)
    #expect(errors(.overriding([Meter].self) { [Meter()] }).isEmpty)
  }

  @Test("An override that is not sendable stops an unvalidated program when the factory is requested")
  func unvalidated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let overrides = Overrides.overriding(Meter.self, with: Meter())
      let factory = try? ComponentFactory.of(StationComponent.self, validate: false, overrides: overrides)
      _ = factory?.build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[unsendable-request]"))
  }
}
