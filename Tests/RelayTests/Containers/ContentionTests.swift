import TestSupport
import Foundation
import Testing

@testable import Relay

@Suite("Containers under contention") struct ContentionTests {
  private static let threads = 8

  let family = ContainerFamily()

  @Test("Eight threads get the same singleton, created once, in plain and optional form") func singleton() async {
    let global = family.global
    for _ in 0..<50 {
      let made = Counter()
      global.register(Engine.self) { _ in
        made.increment()
        Thread.sleep(forTimeInterval: 0.0001)
        return Engine()
      }
      let identities = EventLog()
      let voyage = family.container(for: "voyage")
      await onThreads(Self.threads) { number in
        let engine = number.isMultiple(of: 2) ? global.resolve(Engine.self) : voyage.resolve(Engine?.self)
        if let engine { identities.note("\(ObjectIdentifier(engine))") }
      }
      #expect(made.count == 1)
      #expect(identities.events.count == Self.threads)
      #expect(Set(identities.events).count == 1)
    }
  }

  @Test("Eight threads share an injected property that is resolved once, even if it is transient") func property() async
  {
    let made = Counter()
    family.global.register(Engine.self, lifecycle: .transient) { _ in
      made.increment()
      return Engine()
    }
    let property = Injected<Engine>(from: family.global)
    nonisolated(unsafe) let shared = property
    await onThreads(Self.threads) { _ in _ = shared.wrappedValue }
    #expect(made.count == 1)
  }

  @Test("Eight threads can register, resolve and create containers at the same time") func everything() async {
    let family = family
    let log = Counter()
    family.log.receiver = { _ in log.increment() }
    family.global.register(Engine.self) { _ in Engine() }
    await onThreads(Self.threads) { number in
      for round in 0..<100 {
        let container = family.container(for: DependencyContainerScope("scope\(round % 10)"))
        switch (number + round) % 4 {
        case 0: container.register(Engine.self) { _ in Engine() }
        case 1: container.register(Ship.self, lifecycle: .transient) { Ship(engine: $0.resolve()) }
        case 2: _ = container.resolve(Engine.self)
        default: _ = try? container.tryResolve(Ship.self)
        }
      }
    }
    #expect(log.count > 0)
    #expect((0..<10).allSatisfy { (try? family.container(for: .init("scope\($0)")).tryResolve(Engine.self)) != nil })
  }

  @Test("A registration during another thread's factory call is not lost") func registeringMeanwhile() async {
    let global = family.global
    let (begun, replaced) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    global.register(Clock.self) { _ in
      begun.signal()
      replaced.wait()
      return SystemClock()
    }
    await onThreads(2) { number in
      if number == 0 {
        #expect(global.resolve(Clock.self) is SystemClock)
      } else {
        begun.wait()
        global.register(Clock.self) { _ in StoppedClock() }
        #expect(global.resolve(Clock.self) is StoppedClock)
        replaced.signal()
      }
    }
    #expect(global.resolve(Clock.self) is StoppedClock)
  }

  @Test("Threads waiting for a failed factory retry it one after another") func failure() async {
    struct Failure: Error {}
    let made = Counter()
    let global = family.global
    global.register(Engine.self) { _ in
      Thread.sleep(forTimeInterval: 0.001)
      made.increment()
      if made.count < 5 { throw Failure() }
      return Engine()
    }
    let failures = Counter()
    await onThreads(Self.threads) { _ in
      do { _ = try global.tryResolve(Engine.self) } catch { failures.increment() }
    }
    #expect(failures.count == 4)
    #expect(made.count == 5)
  }

  @Test("Eight threads can add to an index and look up entries at the same time") func index() async {
    let index = DynamicDependencyIndex(log: family.log)
    await onThreads(Self.threads) { number in
      for round in 0..<100 {
        index.add(DependencyTypeKey("type\(round)"), type: Engine.self)
        index.add(DependencyFactoryKey("factory\(round)"), for: Engine.self) { Engine() }
        _ = try? index.lookup(type: DependencyTypeKey("type\(99 - round)"))
        _ = try? index.lookup(factory: DependencyFactoryKey("factory\(99 - round)"))
      }
    }
    #expect(index.types.count == 100)
    #expect(index.factories.count == 100)
  }
}
