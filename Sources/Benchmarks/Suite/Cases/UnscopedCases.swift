import BenchmarkGraphs
import BenchmarkHarness
import Cleanse

/// Unscoped objects, created at each request.
enum UnscopedCases {
  static var all: [BenchmarkCase] {
    [tree, chain]
  }

  private static var tree: BenchmarkCase {
    BenchmarkCase("unscoped-tree", operation: "object", target: Target(.ratio, atMost: 1.5, stretch: 1.2)) {
      let root = try ComponentFactory.of(Tree.self).build()
      let closure = makeTreeOfClosures()
      let container = makeTreeInDictionary()
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
        Contender("dictionary", operations: 63) { count in
          for _ in 0..<count { use(container.get(Node0.self)) }
        },
      ]
    }
  }

  private static var chain: BenchmarkCase {
    BenchmarkCase("unscoped-chain", operation: "object") {
      let root = try ComponentFactory.of(Chain.self).build()
      return [
        Contender("Cleanse", operations: 1000) { count in
          for _ in 0..<count { use(root.makeChain()) }
        },
        Contender("by hand", operations: 1000) { count in
          for _ in 0..<count {
            if let chain = makeChainByHand() { use(chain) }
          }
        },
      ]
    }
  }
}
