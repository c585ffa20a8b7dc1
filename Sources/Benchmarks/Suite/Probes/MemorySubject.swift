import BenchmarkGraphs
import Cleanse

/// The object graph that a child process builds for a measurement of its memory.
struct MemorySubject {
  let name: String
  /// The number of bindings, or of objects created by hand.
  let size: Int
  /// Builds the subject, and returns a closure that keeps it alive. As an `Any` it would have Swift create its type
  /// metadata, which no program needs in order to start.
  let make: () throws -> () -> Void

  static var all: [MemorySubject] {
    [
      // The factory retains the instance with all its shared objects, as in an app.
      MemorySubject(name: "cleanse-1000", size: 1000) { try keep(Shared1000.self) },
      MemorySubject(name: "by-hand-1000", size: 1000) { keep(makeRoot1000ByHand()) },
      MemorySubject(name: "cleanse-10000", size: 10_000) { try keep(Placed10000.self) },
      MemorySubject(name: "by-hand-10000", size: 10_000) { keep(makePlacesByHand(100)) },
    ]
  }

  private static func keep<C: RootComponent>(_ component: C.Type) throws -> () -> Void where C.Seed == Void {
    let factory = try ComponentFactory.of(C.self)
    let root = factory.build()
    return { withExtendedLifetime((factory, root)) {} }
  }

  private static func keep<Kept>(_ kept: Kept) -> () -> Void {
    { withExtendedLifetime(kept) {} }
  }
}
