import TestSupport
import Foundation
import Pure
import Testing

@Suite("Factories on several threads") struct ThreadsTests {
  @Test("Threads that use one factory evaluate its dependency once") func once() {
    for _ in 0..<50 {
      let evaluations = Counter()
      let factory = UncheckedBox(Ticket.Factory(dependency: evaluations.increment()))
      let configurator = UncheckedBox(Ticket.Configurator(dependency: evaluations.increment()))
      DispatchQueue.concurrentPerform(iterations: 16) { number in
        let ticket = factory.value.create(payload: number)
        configurator.value.configure(ticket, payload: number)
        #expect(ticket.number == number)
      }
      #expect(evaluations.count == 2)
    }
  }

  @Test("A dependency that uses its own factory stops the program with a message") func ownFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var factory: Ticket.Factory?
      factory = Ticket.Factory(dependency: factory?.create(payload: 1).number ?? 0)
      _ = factory?.create(payload: 2)
    }
    #expect(
      result?.errorText.contains(
        "The dependency of Factory<Ticket> was requested while it was being created: its expression depends on itself.")
        == true)
  }

  @Test("Two configurators whose dependencies form a cycle stop the program with a message") func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var other: Ticket.Configurator?
      let one = Ticket.Configurator(dependency: other?.dependency ?? 0)
      other = Ticket.Configurator(dependency: one.dependency)
      one.configure(Ticket(dependency: 0, payload: 0), payload: 1)
    }
    #expect(
      result?.errorText.contains(
        "The dependency of Configurator<Ticket> was requested while it was being created: its expression depends on itself."
      )
        == true)
  }

  @Test("Threads that wait for each other's dependencies stop the program with a message", .endsEventually)
  func threadsInCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let factories = Factories(count: 3)
      let meeting = Barrier(parties: 3)
      for index in 0..<3 {
        factories[index] = Ticket.Factory(
          dependency: {
            meeting.wait()
            return factories[(index + 1) % 3]?.dependency ?? 0
          }())
      }
      onThreads(3) { index in _ = factories[index]?.dependency }
    }
    #expect(
      result?.errorText.contains(
        "The dependency of Factory<Ticket> was requested while it was being created: its expression depends on itself.")
        == true)
  }

  @Test("A thread waits for a dependency that another thread evaluates", .endsEventually) func waiting() {
    let factories = Factories(count: 2)
    let meeting = Barrier(parties: 2)
    factories[0] = Ticket.Factory(
      dependency: {
        meeting.wait()
        return (factories[1]?.dependency ?? 0) + 1
      }())
    factories[1] = Ticket.Factory(
      dependency: {
        meeting.wait()
        Thread.sleep(forTimeInterval: 0.02)
        return 1
      }())
    onThreads(2) { index in _ = factories[index]?.dependency }
    #expect(factories[0]?.dependency == 2)
  }

  @Test("A task that a dependency's expression starts waits for the dependency", .endsEventually)
  func inheritingTask() async {
    let factories = Factories(count: 1)
    let tasks = Locked<[Task<Int, Never>]>([])
    factories[0] = Ticket.Factory(
      dependency: {
        let started = DispatchSemaphore(value: 0)
        let task = Task {
          started.signal()
          return factories[0]?.dependency ?? 0
        }
        tasks.update { $0.append(task) }
        started.wait()
        Thread.sleep(forTimeInterval: 0.02)
        return 7
      }())
    // The task needs the thread of this test.
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        _ = factories[0]?.dependency
        done.resume()
      }
    }
    for task in tasks.value { #expect(await task.value == 7) }
    #expect(tasks.value.count == 1)
  }
}

/// Runs a closure on several threads at the same time and waits for all of them.
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let done = DispatchSemaphore(value: 0)
  for index in 0..<count {
    Thread.detachNewThread {
      body(index)
      done.signal()
    }
  }
  for _ in 0..<count { done.wait() }
}

/// Factories by number, for several threads.
private final class Factories: @unchecked Sendable {
  private let lock = NSLock()
  private var factories: [Ticket.Factory?]

  init(count: Int) {
    factories = Array(repeating: nil, count: count)
  }

  subscript(index: Int) -> Ticket.Factory? {
    get { lock.withLock { factories[index] } }
    set { lock.withLock { factories[index] = newValue } }
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

/// Passes a value to other threads without a check by the compiler.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
