/// The dependencies between bindings in the reference.
struct NaiveCycles {
  /// A step: one binding depends on another, with one request or several.
  struct Edge: Hashable {
    let from: Int
    let to: Int
  }

  /// For each step, the possible types of its first request in a report. Bindings are identified by their lines.
  private(set) var edges: [Edge: Set<ObjectIdentifier>] = [:]

  init(_ graph: NaiveGraph) {
    for place in graph.places.indices {
      var firstOfPlace: [Edge: Spelling] = [:]
      for binding in graph.places[place].bindings {
        for request in binding.requests {
          for target in Self.targets(of: request, at: place, in: graph) {
            let edge = Edge(from: binding.line, to: target)
            firstOfPlace[edge] = firstOfPlace[edge] ?? request
          }
        }
      }
      for (edge, request) in firstOfPlace {
        edges[edge, default: []].insert(ObjectIdentifier(request.withoutProviders.type))
      }
    }
  }

  private static func targets(of request: Spelling, at place: Int, in graph: NaiveGraph) -> [Int] {
    switch graph.resolve(request, at: place) {
    case .missing, .absent, .form(.weak, _): []
    case .binding(let id): [graph[id].line]
    case .collection(let ids): ids.map { graph[$0].line }
    case .form(_, let inner): targets(of: inner, at: place, in: graph)
    }
  }

  /// Whether the steps contain no cycle.
  static func isAcyclic(_ edges: some Sequence<Edge>) -> Bool {
    var rest = Array(edges)
    while true {
      let sources = Set(rest.map(\.from))
      let next = rest.filter { sources.contains($0.to) }
      if next.count == rest.count { return rest.isEmpty }
      rest = next
    }
  }

  /// The number of steps in the shortest cycle.
  static func shortestLength(_ edges: some Sequence<Edge>) -> Int? {
    let targets = Dictionary(grouping: edges, by: \.from).mapValues { Set($0.map(\.to)) }
    return targets.keys.compactMap { start -> Int? in
      var reached: Set<Int> = []
      var level = targets[start] ?? []
      var length = 1
      while !level.isEmpty {
        if level.contains(start) { return length }
        reached.formUnion(level)
        level = Set(level.flatMap { targets[$0] ?? [] }).subtracting(reached)
        length += 1
      }
      return nil
    }.min()
  }
}
