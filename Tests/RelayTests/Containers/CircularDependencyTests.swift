import TestSupport
import Foundation
import Testing

@testable import Relay

@Suite("Cycles of registered dependencies") struct CircularDependencyTests {
  let family = ContainerFamily()

  @Test("A cycle of registered factories is an error with its path", arguments: LifecycleType.allCases)
  func chain(lifecycle: LifecycleType) throws {
    let voyage = family.container(for: "voyage")
    voyage.register(String.self, lifecycle: lifecycle) { "\(try $0.tryResolve(Ship.self))" }
    voyage.register(Ship.self, lifecycle: lifecycle) { Ship(engine: try $0.tryResolve()) }
    voyage.register(Engine.self, lifecycle: lifecycle) {
      _ = try $0.tryResolve(Ship.self)
      return Engine()
    }
    let error = try #require(throws: DependencyResolutionError.self) { try voyage.tryResolve(String.self) }
    #expect(error.chain.map { "\($0.type)" } == ["Ship", "Engine", "Ship"])
    #expect(
      error.localizedDescription
        == "Ship in the scope 'voyage' depends on itself: Ship in 'voyage' -> Engine in 'voyage' -> Ship in 'voyage'")
  }

  @Test("A cycle of factories that do not throw stops the program with its path") func stop() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let global = DependencyContainer.global
        global.register(Ship.self) { Ship(engine: $0.resolve()) }
        global.register(Engine.self) { container in
          _ = container.resolve(Ship.self)
          return Engine()
        }
        _ = global.resolve(Ship.self)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Ship in the scope 'global' depends on itself: Ship -> Engine -> Ship"))
  }

  @Test("A dependency can be resolved after its cycle is fixed") func again() throws {
    let global = family.global
    global.register(Engine.self) { try $0.tryResolve(Engine.self) }
    #expect(throws: DependencyResolutionError.self) { try global.tryResolve(Engine.self) }
    global.register(Engine.self) { _ in Engine() }
    #expect(try global.tryResolve(Engine.self) === global.resolve(Engine.self))
  }

  @Test("A cycle is detected between threads that wait for each other", .endsEventually) func threads() async throws {
    let global = family.global
    let (shipBegun, engineBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    global.register(Ship.self) {
      shipBegun.signal()
      engineBegun.wait()
      engineBegun.signal()
      return Ship(engine: try $0.tryResolve())
    }
    global.register(Engine.self) {
      engineBegun.signal()
      shipBegun.wait()
      shipBegun.signal()
      _ = try $0.tryResolve(Ship.self)
      return Engine()
    }
    let errors = EventLog()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await onThread { do { _ = try global.tryResolve(Ship.self) } catch { errors.note("\(error)") } }
      }
      group.addTask {
        await onThread { do { _ = try global.tryResolve(Engine.self) } catch { errors.note("\(error)") } }
      }
    }
    #expect(errors.events.count == 2)
    #expect(errors.events.allSatisfy { $0.contains("depends on itself: ") })
  }

  @Test("Waiting for another thread's factory is not reported as a cycle", .endsEventually) func waiting() async throws
  {
    let global = family.global
    global.register(Engine.self) { _ in
      Thread.sleep(forTimeInterval: 0.05)
      return Engine()
    }
    global.register(Ship.self) { Ship(engine: try $0.tryResolve()) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await onThread { _ = global.resolve(Engine.self) } }
      group.addTask { await onThread { #expect(global.resolve(Ship.self).engine === global.resolve(Engine.self)) } }
    }
  }
}
