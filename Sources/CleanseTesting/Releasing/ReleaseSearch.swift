import BindingGraph
import Cleanse

/// Finds the parts of a graph that keep values alive.
struct ReleaseSearch {
  private let graph: LinkedGraph
  private let retention: RetentionGraph
  private let alive: [WatchedValue]
  /// The nodes of the living values; `nil` if the graph has changed since.
  private let nodes: [Int?]
  /// The first position of a living value at each node.
  private let firstAtNode: [Int: Int]
  /// The nodes that can retain each node.
  private let keepers: [[Int]]

  init(in graph: LinkedGraph, alive: [WatchedValue]) {
    self.graph = graph
    self.alive = alive
    retention = RetentionGraph(in: graph)
    nodes = alive.map { graph.node(of: $0) }
    firstAtNode = Dictionary(
      nodes.enumerated().compactMap { position, node in node.map { ($0, position) } },
      uniquingKeysWith: { first, _ in first })
    var keepers: [[Int]] = Array(repeating: [], count: graph.nodes.count)
    for node in graph.nodes.indices { retention.forEachKept(by: node) { keepers[$0].append(node) } }
    self.keepers = keepers
  }

  /// - Parameter index: the position among the living values.
  func reason(of index: Int) -> UnreleasedObject.Reason {
    let value = alive[index]
    guard let node = nodes[index] else { return value.isKeptByGraph ? .handle([]) : .outside }
    if value.isKeptByGraph, let cycle = retention.shortestCycle(through: node) {
      return .cycle(retention.edges(along: cycle))
    }
    if let (holder, way) = nearestHolder(of: node) {
      return .holder(alive[holder].type, retention.edges(along: way))
    }
    return value.isKeptByGraph ? .handle(handles(to: node)) : .outside
  }

  /// The nodes that lead to another node, grouped by the length of their shortest paths, shortest first.
  private func rings(around node: Int) -> some Sequence<[Int]> {
    var known: Set<Int> = [node]
    return sequence(first: [node]) { ring in
      let next = ring.flatMap { keepers[$0] }.filter { known.insert($0).inserted }
      return next.isEmpty ? nil : next
    }.dropFirst()
  }

  private func nearestHolder(of node: Int) -> (holder: Int, way: [Int])? {
    for ring in rings(around: node) {
      guard let holder = ring.compactMap({ firstAtNode[$0] }).min(), let start = nodes[holder] else { continue }
      return retention.shortestPath(from: start, to: node).map { (holder, $0) }
    }
    return nil
  }

  /// The providers and factories that lead to a node: for each binding that depends on some, the nearest.
  private func handles(to node: Int) -> [UnreleasedObject.Handle] {
    var distances: [Int: Int] = [:]
    for (distance, ring) in rings(around: node).enumerated() {
      for leading in ring { distances[leading] = distance }
    }
    return graph.nodes.indices.compactMap { asker in
      guard let binding = graph.binding(at: asker) else { return nil }
      var nearest: (type: TypeReference, handle: Int, distance: Int)?
      graph.forEachStrongEdge(of: asker) { handle in
        guard let distance = distances[handle], distance < nearest?.distance ?? .max,
          let type = graph.typeOfHandle(at: handle)
        else { return }
        nearest = (type, handle, distance)
      }
      guard let nearest, let way = retention.shortestPath(from: nearest.handle, to: node) else { return nil }
      return UnreleasedObject.Handle(
        type: nearest.type, holder: graph.type(of: binding.key), location: binding.location,
        edges: retention.edges(along: way))
    }
  }
}

extension LinkedGraph {
  /// The node of a value; `nil` if its component has another declaration now.
  fileprivate func node(of value: WatchedValue) -> Int? {
    guard let node = node(value.node, of: value.components), case .binding(let index) = nodes[node].content,
      bindings[index].location == value.location
    else { return nil }
    return node
  }

  /// The type of a node that has no value of its own, but leads to values, such as a provider.
  fileprivate func typeOfHandle(at node: Int) -> TypeReference? {
    switch nodes[node].content {
    case .form(let key, _):
      switch forms[key] {
      case .provider, .closure, .lazy, .deferredElements, .tagged, .sendable, .asynchronous: type(of: key)
      case .plain, .optional, .weak, .objectGraph, nil: nil
      }
    case .binding(let index):
      switch bindings[index].kind {
      case .componentFactory, .assistedFactory, .propertyInjector: type(of: bindings[index].key)
      default: nil
      }
    case .collection, .absent, .objectGraph: nil
    }
  }
}
