import BenchmarkGraphs
import Cleanse

/// What a child process builds, so that its memory can be measured.
struct MemorySubject {
  let name: String
  /// How many bindings, or objects made by hand.
  let size: Int
  /// Builds it, and returns what keeps it alive.
  let make: () throws -> Any

  static var all: [MemorySubject] {
    [
      // The factory keeps the instance with all its shared objects, as in an app.
      MemorySubject(name: "cleanse-1000", size: 1000) { try keep(Shared1000.self) },
      MemorySubject(name: "by-hand-1000", size: 1000) { makeRoot1000ByHand() },
      MemorySubject(name: "cleanse-10000", size: 10_000) { try keep(Placed10000.self) },
      MemorySubject(name: "by-hand-10000", size: 10_000) { makePlacesByHand(100) },
    ]
  }

  private static func keep<C: RootComponent>(_ component: C.Type) throws -> Any where C.Seed == Void {
    let factory = try ComponentFactory.of(C.self)
    return (factory, factory.build())
  }
}
