import TestSupport
import Cleanse
import Testing

private struct Stage: Hashable, Sendable {
  let name: String
}

private struct TheatreComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Stage.self).intoCollection().sharedInScope().onStart { note("array", $0) }.to { (log: EventLog) in
      Stage(name: "one")
    }
    binder.bind(Stage.self).intoCollection().sharedInScope().onStart { note("array", $0) }.to {
      [Stage(name: "two"), Stage(name: "three")]
    }
    binder.bind(Stage.self).intoSet().sharedInScope().onStart { note("set", $0) }.to(asyncFactory: {
      Stage(name: "four")
    })
    binder.bind(Stage.self).intoDictionary(key: "five").sharedInScope().onStart { note("dictionary", $0) }
      .onStop { note("stopped", $0) }.to { Stage(name: "five") }
    binder.bind(Stage.self).sharedInScope().onStart { note("first", $0) }.onStart { note("second", $0) }
      .to { Stage(name: "plain") }
    binder.bind(Stage.self).tagged(with: Tagged.self).sharedInScope().onStart { note("tagged", $0) }
      .to { Stage(name: "six") }
  }

  private struct Tagged: Cleanse.Tag {
    typealias Element = Stage
  }

  static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
    bind.onStart { note("root", Stage(name: $0.joined())) }.to(value: ["root"])
  }

  @TaskLocal static var log: EventLog?

  @Sendable private static func note(_ what: String, _ stage: Stage) {
    log?.note("\(what) \(stage.name)")
  }
}

@Suite("Hooks of contributions")
struct HookedContributionTests {
  @Test("Hooks of contributions run for each element of every kind of collection, in the order of the calls")
  func elements() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(TheatreComponent.self).instantiate(log)
    try await TheatreComponent.$log.withValue(log) {
      try await instance.start()
      #expect(log.place("first plain") < log.place("second plain"))
      #expect(log.place("array two") < log.place("array three"))
      #expect(
        log.events.sorted() == [
          "array one", "array three", "array two", "dictionary five", "first plain", "root root", "second plain",
          "set four", "tagged six",
        ])
      try await instance.stop()
    }
    #expect(log.events.last == "stopped five")
  }
}
