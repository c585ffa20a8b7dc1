import BindingGraph
import Cleanse

/// Looks in a graph for what keeps values that are still alive.
struct ReleaseSearch {
  private let graph: LinkedGraph
  private let retention: RetentionGraph
  private let alive: [WatchedValue]
  /// The nodes of what is alive; `nil` where the graph has changed since.
  private let nodes: [Int?]

  init(in graph: LinkedGraph, alive: [WatchedValue]) {
    self.graph = graph
    self.alive = alive
    retention = RetentionGraph(in: graph)
    nodes = alive.map { graph.node(of: $0) }
  }

  /// - Parameter index: the position among what is alive.
  func reason(of index: Int) -> UnreleasedObject.Reason {
    let value = alive[index]
    guard let node = nodes[index] else { return value.isKeptByGraph ? .handle([]) : .outside }
    if value.isKeptByGraph, let circle = retention.shortestPath(from: node, to: node) {
      return .circle(retention.edges(along: circle))
    }
    if let (holder, way) = nearestHolder(of: node, besides: index) {
      return .holder(alive[holder].type, retention.edges(along: way))
    }
    return value.isKeptByGraph ? .handle(handles(to: node)) : .outside
  }

  private func nearestHolder(of node: Int, besides index: Int) -> (holder: Int, way: [Int])? {
    var nearest: (holder: Int, way: [Int])?
    for (holder, start) in nodes.enumerated() where holder != index {
      guard let start, start != node, let way = retention.shortestPath(from: start, to: node) else { continue }
      if nearest.map({ way.count < $0.way.count }) ?? true { nearest = (holder, way) }
    }
    return nearest
  }

  /// The providers and factories that lead to a node, of each binding that is handed some the nearest.
  private func handles(to node: Int) -> [UnreleasedObject.Handle] {
    graph.nodes.indices.compactMap { asker in
      guard let binding = graph.binding(at: asker) else { return nil }
      var nearest: (type: TypeReference, way: [Int])?
      graph.forEachStrongEdge(of: asker) { handle in
        guard let type = graph.typeOfHandle(at: handle), let way = retention.shortestPath(from: handle, to: node),
          way.count < nearest?.way.count ?? .max
        else { return }
        nearest = (type, way)
      }
      return nearest.map { type, way in
        UnreleasedObject.Handle(
          type: type, holder: graph.type(of: binding.key), location: binding.location,
          edges: retention.edges(along: way))
      }
    }
  }
}

extension LinkedGraph {
  /// The node of a value; `nil` where its component declares something else now.
  fileprivate func node(of value: WatchedValue) -> Int? {
    guard let node = node(value.node, of: value.components), case .binding(let index) = nodes[node].content,
      bindings[index].location == value.location
    else { return nil }
    return node
  }

  /// The type of what is asked for at a node, where that is no value, but leads to values.
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
