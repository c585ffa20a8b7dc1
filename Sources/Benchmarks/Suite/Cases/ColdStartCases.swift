import BenchmarkGraphs
import BenchmarkHarness
import BenchmarkProbes
import Cleanse

/// From nothing to all objects: configure, validate, build, resolve.
enum ColdStartCases {
  static var all: [BenchmarkCase] {
    [
      coldStart(of: Shared10.self, size: 10, byHand: makeRoot10ByHand),
      coldStart(of: Shared100.self, size: 100, byHand: makeRoot100ByHand),
      coldStart(
        of: Shared1000.self, size: 1000, target: Target(.ratio, atMost: 14, stretch: 8), byHand: makeRoot1000ByHand),
    ]
  }

  private static func coldStart<C: RootComponent>(
    of component: C.Type, size: Int, target: Target? = nil, byHand: @escaping () -> C.Root
  ) -> BenchmarkCase where C.Root: AnyObject, C.Seed == Void {
    BenchmarkCase("cold-start-\(size)", operation: "start", target: target) {
      // Whatever is wrong with the graph shows here, and not while time is measured.
      _ = try ComponentFactory.of(C.self)
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count {
            guard let factory = try? ComponentFactory.of(C.self) else { return }
            use(factory.build())
          }
        },
        Contender("by hand") { count in
          for _ in 0..<count { use(byHand()) }
        },
      ]
    }
  }
}
