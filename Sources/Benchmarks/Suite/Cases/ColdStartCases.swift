import BenchmarkGraphs
import BenchmarkHarness
import Cleanse

/// All objects from scratch: configure, validate, build, resolve.
enum ColdStartCases {
  static var all: [BenchmarkCase] {
    [
      coldStart(
        of: Shared10.self, size: 10, byHand: makeRoot10ByHand,
        others: [
          ("closures", makeRoot10FromClosures), ("dictionary", makeRoot10FromDictionary),
        ]),
      coldStart(
        of: Shared100.self, size: 100, byHand: makeRoot100ByHand,
        others: [
          ("closures", makeRoot100FromClosures), ("dictionary", makeRoot100FromDictionary),
        ]),
      coldStart(
        of: Shared1000.self, size: 1000, target: Target(.ratio, atMost: 14, stretch: 8), byHand: makeRoot1000ByHand),
      tenThousand,
      growth1000, growth10000, growthByHand,
      withoutValidation(of: Shared10.self, size: 10, byHand: makeRoot10ByHand),
      withoutValidation(of: Shared100.self, size: 100, byHand: makeRoot100ByHand),
      withoutValidation(of: Shared1000.self, size: 1000, byHand: makeRoot1000ByHand),
      tenThousandWithoutValidation,
    ]
  }

  private static func coldStart<C: RootComponent>(
    of component: C.Type, size: Int, target: Target? = nil, byHand: @escaping () -> C.Root,
    others: [(name: String, make: () -> C.Root)] = []
  ) -> BenchmarkCase where C.Root: AnyObject, C.Seed == Void {
    BenchmarkCase("cold-start-\(size)", operation: "start", target: target) {
      [try start(C.self, named: "Cleanse"), made("by hand", byHand)] + others.map { made($0.name, $0.make) }
    }
  }

  private static func withoutValidation<C: RootComponent>(
    of component: C.Type, size: Int, byHand: @escaping () -> C.Root
  ) -> BenchmarkCase where C.Root: AnyObject, C.Seed == Void {
    BenchmarkCase("cold-start-\(size)-unvalidated", operation: "start") {
      [try start(C.self, named: "Cleanse", validate: false), made("by hand", byHand)]
    }
  }

  /// From a hundred to a thousand bindings of classes that are not generic.
  private static var growth1000: BenchmarkCase {
    BenchmarkCase("cold-start-growth-1000", operation: "binding") {
      [
        try start(Shared1000.self, named: "1000 bindings", operations: 1000),
        try start(Shared100.self, named: "100 bindings", operations: 100),
      ]
    }
  }

  // MARK: Placed services, see Documentation/Benchmarks.md

  private static var tenThousand: BenchmarkCase {
    BenchmarkCase("cold-start-10000", operation: "start") {
      [try start(Placed10000.self, named: "Cleanse"), placesByHand(100, named: "by hand")]
    }
  }

  private static var tenThousandWithoutValidation: BenchmarkCase {
    BenchmarkCase("cold-start-10000-unvalidated", operation: "start") {
      [try start(Placed10000.self, named: "Cleanse", validate: false), placesByHand(100, named: "by hand")]
    }
  }

  private static var growth10000: BenchmarkCase {
    BenchmarkCase("cold-start-growth-10000", operation: "binding", target: Target(.ratio, atMost: 1.3, stretch: 1.1)) {
      [
        try start(Placed10000.self, named: "10000 bindings", operations: 10_000),
        try start(Placed100.self, named: "100 bindings", operations: 100),
        try start(Placed1000.self, named: "1000 bindings", operations: 1000),
      ]
    }
  }

  private static var growthByHand: BenchmarkCase {
    BenchmarkCase("cold-start-growth-by-hand", operation: "object") {
      [
        placesByHand(100, named: "10000 objects", operations: 10_000),
        placesByHand(1, named: "100 objects", operations: 100),
        placesByHand(10, named: "1000 objects", operations: 1000),
      ]
    }
  }

  private static func made<Root: AnyObject>(_ name: String, _ make: @escaping () -> Root) -> Contender {
    Contender(name) { count in
      for _ in 0..<count { use(make()) }
    }
  }

  private static func placesByHand(_ places: Int, named name: String, operations: Int = 1) -> Contender {
    Contender(name, operations: operations) { count in
      for _ in 0..<count { use(makePlacesByHand(places)) }
    }
  }

  private static func start<C: RootComponent>(
    _ component: C.Type, named name: String, operations: Int = 1, validate: Bool = true
  ) throws -> Contender where C.Root: AnyObject, C.Seed == Void {
    // A graph with errors fails here, and not during the measurement.
    _ = try ComponentFactory.of(C.self)
    return Contender(name, operations: operations) { count in
      for _ in 0..<count {
        guard let factory = try? ComponentFactory.of(C.self, validate: validate) else { continue }
        use(factory.build())
      }
    }
  }
}
