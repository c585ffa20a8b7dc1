import TestSupport

/// A component of dependent nodes, some of which are async, eager or have hooks.
// Unchecked, because it does not change after `draw` returns it.
final class LifecycleSketch: @unchecked Sendable, CustomStringConvertible {
  struct Node {
    /// The dependencies for its creation.
    var needs: [Int] = []
    /// The dependencies through a provider.
    var lazyNeeds: [Int] = []
    var isShared = true
    var isAsynchronous = false
    var isEager = false
    var isHooked = false
    var isService = false
    var isSendable = false
  }

  private(set) var nodes: [Node] = []
  /// The dependencies of the root.
  private(set) var rootNeeds: [Int] = []
  /// The dependencies of the sendable subcomponent.
  private(set) var visited: [Int] = []
  /// The events of the sketch's factories and hooks.
  let log = EventLog()

  @TaskLocal static var current = LifecycleSketch()

  static func draw(seed: UInt64) -> LifecycleSketch {
    let sketch = LifecycleSketch()
    var random = SplitMix64(seed: seed)
    let count = 2 + random.below(7)
    let asynchronousShare = random.pick([0, 20, 50])
    for number in 0..<count {
      var node = Node()
      node.isShared = random.chance(80)
      node.isAsynchronous = node.isShared && random.chance(asynchronousShare)
      node.isEager = node.isShared && random.chance(20)
      node.isHooked = node.isShared && random.chance(40)
      node.isSendable = random.chance(70)
      for other in 0..<number where random.chance(35) {
        // An async factory takes only sendable values, and a plain provider is not sendable.
        if !node.isAsynchronous, random.chance(30) { node.lazyNeeds.append(other) } else { node.needs.append(other) }
      }
      node.needs = Array(node.needs.prefix(2))
      node.lazyNeeds = Array(node.lazyNeeds.prefix(1))
      sketch.nodes.append(node)
    }
    sketch.rootNeeds = Array((0..<count).filter { _ in random.chance(30) }.prefix(3))
    sketch.visited = Array((0..<count).filter { _ in random.chance(50) }.prefix(3))
    for number in 0..<count where sketch.nodes[number].isShared {
      sketch.nodes[number].isService = random.chance(30)
    }
    return sketch
  }

  // MARK: Expected results

  /// The nodes that a build creates.
  var madeAtBuild: Set<Int> {
    var made: Set<Int> = []
    var open = nodes.indices.filter { nodes[$0].isAsynchronous || nodes[$0].isEager } + rootNeeds
    while let next = open.popLast() {
      guard made.insert(next).inserted else { continue }
      open += nodes[next].needs
    }
    return made
  }

  /// All direct and indirect dependencies of a node, also through providers.
  func reach(of node: Int) -> Set<Int> {
    var reached: Set<Int> = []
    var open = nodes[node].needs + nodes[node].lazyNeeds
    while let next = open.popLast() {
      guard reached.insert(next).inserted else { continue }
      open += nodes[next].needs + nodes[next].lazyNeeds
    }
    return reached
  }

  var description: String {
    nodes.enumerated().map { number, node in
      let marks = [
        node.isShared ? "shared" : "", node.isAsynchronous ? "awaited" : "", node.isEager ? "eager" : "",
        node.isHooked ? "hooked" : "", node.isService ? "service" : "", node.isSendable ? "sendable" : "",
      ].filter { !$0.isEmpty }
      return "\(number) (\(marks.joined(separator: ", "))) <- \(node.needs), later \(node.lazyNeeds)"
    }.joined(separator: "; ") + "; root <- \(rootNeeds); elsewhere \(visited)"
  }
}
