import BenchmarkGraphs
import BenchmarkHarness
import Cleanse

/// Objects that are made anew at each request.
enum UnscopedCases {
  static var all: [BenchmarkCase] {
    [tree]
  }

  private static var tree: BenchmarkCase {
    BenchmarkCase(
      "unscoped-tree", operation: "object", target: Target(.ratio, atMost: 1.5, stretch: 1.2)
    ) {
      let root = try ComponentFactory.of(Tree.self).build()
      let closure = makeTreeOfClosures()
      return [
        Contender("Cleanse", operations: 63) { count in
          for _ in 0..<count { use(root.node.get()) }
        },
        Contender("by hand", operations: 63) { count in
          for _ in 0..<count { use(makeTreeByHand()) }
        },
        Contender("closures", operations: 63) { count in
          for _ in 0..<count { use(closure()) }
        },
      ]
    }
  }
}
