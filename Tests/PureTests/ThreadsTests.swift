import Foundation
import Pure
import Testing

@Suite("Factories on several threads") struct ThreadsTests {
  @Test("evaluate the dependency once, whoever is first") func once() {
    for _ in 0..<50 {
      let evaluations = Counter()
      let factory = UncheckedBox(Ticket.Factory(dependency: evaluations.next()))
      let configurator = UncheckedBox(Ticket.Configurator(dependency: evaluations.next()))
      DispatchQueue.concurrentPerform(iterations: 16) { number in
        let ticket = factory.value.create(payload: number)
        configurator.value.configure(ticket, payload: number)
        #expect(ticket.number == number)
      }
      #expect(evaluations.value == 2)
    }
  }

  @Test("a dependency that asks its own factory stops the program and says so") func ownFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var factory: Ticket.Factory?
      factory = Ticket.Factory(dependency: factory?.create(payload: 1).number ?? 0)
      _ = factory?.create(payload: 2)
    }
    #expect(
      result?.errorText.contains(
        "The dependency of Factory<Ticket> was asked for while it was being made: its expression leads back to it.")
        == true)
  }

  @Test("two configurators whose dependencies ask each other stop the program and say so") func circle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var other: Ticket.Configurator?
      let one = Ticket.Configurator(dependency: other?.dependency ?? 0)
      other = Ticket.Configurator(dependency: one.dependency)
      one.configure(Ticket(dependency: 0, payload: 0), payload: 1)
    }
    #expect(
      result?.errorText.contains(
        "The dependency of Configurator<Ticket> was asked for while it was being made: its expression leads back to it."
      )
        == true)
  }
}

private final class Ticket: FactoryModule, ConfiguratorModule {
  typealias Dependency = Int
  typealias Payload = Int
  let number: Int

  init(dependency: Int, payload: Int) {
    number = payload
  }

  func configure(dependency: Int, payload: Int) {}
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  var value: Int { lock.withLock { count } }
}

/// Hands to other threads what the compiler cannot know to be safe there.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
