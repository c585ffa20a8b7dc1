import BindingGraph
import Cleanse
import Testing

/// Compares async, eager and sendable bindings and hooks of random graphs with the expected results.
@Suite("Lifecycles of random components")
struct RandomLifecycleTests {
  private static let seeds = (0..<150).map { UInt64($0) }

  private func withSketch<Result>(
    _ seed: UInt64, _ body: (LifecycleSketch) async throws -> Result
  ) async rethrows -> Result {
    let sketch = LifecycleSketch.draw(seed: seed)
    return try await LifecycleSketch.$current.withValue(sketch) { try await body(sketch) }
  }

  @Test("A random component creates each needed value once and in dependency order", arguments: seeds)
  func creation(seed: UInt64) async throws {
    try await withSketch(seed) { sketch in
      let factory = try await AsyncComponentFactory.of(SketchedLifecycle.self)
      var known = 0
      for _ in 0..<2 {
        _ = try await factory.build()
        let made = sketch.log.events.dropFirst(known).compactMap { Int($0.dropFirst("make ".count)) }
        #expect(Set(made) == sketch.madeAtBuild, "\(sketch)")
        for (position, number) in made.enumerated() {
          let node = sketch.nodes[number]
          #expect(node.needs.allSatisfy { made[..<position].contains($0) }, "\(number) of \(sketch)")
          #expect(!node.isShared || made.count { $0 == number } == 1, "\(number) of \(sketch)")
        }
        known = sketch.log.events.count
      }
    }
  }

  @Test("Random lifecycle hooks start in dependency order and stop in reverse order", arguments: seeds)
  func hooks(seed: UInt64) async throws {
    try await withSketch(seed) { sketch in
      let log = sketch.log
      let instance = try await AsyncComponentFactory.of(SketchedLifecycle.self).instantiate()
      try await instance.start()
      try await instance.stop(serviceTimeLimit: nil)
      let hooked = sketch.nodes.indices.filter { sketch.nodes[$0].isHooked }
      for node in hooked {
        #expect(log.count("start \(node)") == 1, "\(node) of \(sketch)")
        #expect(log.count("stop \(node)") == 1, "\(node) of \(sketch)")
        for other in hooked where sketch.reach(of: node).contains(other) {
          #expect(log.place("start \(other)") < log.place("start \(node)"), "\(other), \(node) of \(sketch)")
          #expect(log.place("stop \(node)") < log.place("stop \(other)"), "\(node), \(other) of \(sketch)")
        }
      }
      #expect(log.events.count { $0.hasPrefix("start") } == hooked.count)
      let services = sketch.nodes.indices.filter { sketch.nodes[$0].isService }
      for node in services {
        #expect(log.count("run \(node)") == 1, "\(node) of \(sketch)")
        #expect(log.count("end \(node)") == 1, "\(node) of \(sketch)")
        for other in hooked where other == node || sketch.reach(of: node).contains(other) {
          #expect(log.place("start \(other)") < log.place("run \(node)"), "\(other), \(node) of \(sketch)")
          guard other != node else { continue }
          #expect(log.place("end \(node)") < log.place("stop \(other)"), "\(node), \(other) of \(sketch)")
        }
        for other in services where sketch.reach(of: node).contains(other) {
          #expect(log.place("end \(node)") < log.place("end \(other)"), "\(node), \(other) of \(sketch)")
        }
      }
    }
  }

  @Test("A synchronous component factory rejects exactly the random components with async bindings", arguments: seeds)
  func synchronous(seed: UInt64) async throws {
    await withSketch(seed) { sketch in
      let isAsynchronous = sketch.nodes.contains(where: \.isAsynchronous)
      if isAsynchronous {
        #expect(throws: (any Error).self) { try ComponentFactory.of(SketchedLifecycle.self) }
      } else {
        #expect(throws: Never.self) { _ = try ComponentFactory.of(SketchedLifecycle.self).build() }
      }
    }
  }

  @Test("A random sendable component captures exactly the shared and sendable bindings", arguments: seeds)
  func sendable(seed: UInt64) async throws {
    await withSketch(seed) { sketch in
      let reported = GraphValidator.validate(SketchedCrossing.self).errors.map(\.diagnostic)
      #expect(reported.allSatisfy { $0.id == .unsendableRequest }, "\(sketch)")
      let expected = Set(sketch.visited).filter { !(sketch.nodes[$0].isSendable && sketch.nodes[$0].isShared) }
      #expect(
        Set(reported.compactMap { $0.subject?.type.map { ObjectIdentifier($0) } })
          == Set(expected.map { ObjectIdentifier(LifecycleSketch.type(of: $0)) }), "\(sketch)")
    }
  }
}
