import Cleanse

/// Compares all objects of a built graph with the reference.
final class ObjectComparison {
  /// A component instance with its visited shared objects.
  final class Instance {
    let place: Int
    let parent: Instance?
    /// Whether all shared objects are retained, so that weak providers are never empty.
    let isHeld: Bool
    var shared: [Int: [Made]] = [:]
    /// The subcomponents that are already built.
    var built: Set<Int> = []

    init(place: Int, parent: Instance?, isHeld: Bool) {
      self.place = place
      self.parent = parent
      self.isHeld = isHeld
    }

    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
  }

  private let graph: NaiveGraph
  /// All visited objects, retained so that no identity is reused.
  private var met: [ObjectIdentifier: Made] = [:]
  private var holds: [Any] = []
  private(set) var problems: [String] = []
  var count: Int { met.count }

  /// The number of objects after which providers are no longer called.
  private static let enough = 60
  private var hasEnough: Bool { met.count > Self.enough }

  init(_ graph: NaiveGraph) {
    self.graph = graph
  }

  /// Builds the root component twice and compares both instances.
  func compare(_ factory: ComponentFactory<OuterPart>) {
    let roots = (0..<2).map { _ in observing(0) { factory.build() } }
    withExtendedLifetime(factory) { compare(roots: roots) }
  }

  /// Compares two instances of an async component factory.
  func compare(_ build: () async throws -> Made) async rethrows {
    var roots: [Made] = []
    for _ in 0..<2 {
      let start = graph.sketch.log.events.count
      roots.append(try await build())
      compareMade(since: start, at: 0)
    }
    compare(roots: roots)
  }

  private func compare(roots: [Made]) {
    // The factory retains only the second instance.
    for (root, isHeld) in zip(roots, [false, true]) {
      compare(root: root, seed: Positions.newSeed(for: 0), at: 0, in: nil, isHeld: isHeld)
    }
  }

  // MARK: Builds

  /// Builds an instance and compares the created objects.
  private func observing<Result>(_ place: Int, _ build: () -> Result) -> Result {
    let start = graph.sketch.log.events.count
    defer { compareMade(since: start, at: place) }
    return build()
  }

  /// Compares the objects that a build created from the component's own bindings.
  private func compareMade(since start: Int, at place: Int) {
    let bindings = graph.places[place].bindings.filter { $0.kind == .factory }
    let lines = graph.sketch.log.events[start...].compactMap { Int($0) }
      .filter { line in bindings.contains { $0.line == line } }
    let expected = graph.madeAtBuild(of: place)
    if Set(lines) != expected { problems.append("\(Set(lines).sorted()) are made by a build of \(expected.sorted())") }
    for binding in bindings where binding.isShared && lines.count(where: { $0 == binding.line }) > 1 {
      problems.append("\(binding.line) is made more than once")
    }
  }

  /// Compares the root of a new instance.
  private func compare(root: Made, seed: Made, at place: Int, in parent: Instance?, isHeld: Bool) {
    let instance = Instance(place: place, parent: parent, isHeld: isHeld)
    let bindings = graph.places[place].bindings
    if let number = bindings.firstIndex(where: { $0.kind == .seed }) { instance.shared[number] = [seed] }
    let number = bindings.count - 1
    compare([root], from: NaiveGraph.BindingID(place: place, number: number), at: instance)
  }

  // MARK: Requests

  private func compare(_ given: Given, with request: Spelling, at instance: Instance) {
    if request.isDecorated, case .binding(let id) = graph.resolve(request, at: instance.place) {
      // A tagged request returns the value itself.
      return compare(nodes(in: given), from: id, at: instance)
    }
    switch graph.resolve(request, at: instance.place) {
    case .missing: problems.append("\(request) is given and is missing")
    case .absent: if case .nothing = given {} else { problems.append("\(request) is given and is absent") }
    case .binding(let id): compareValue(given, of: id, at: instance)
    case .collection(let ids): compareCollection(given, of: ids, spelled: request, at: instance)
    case .form(.optional, let inner): compare(given, with: inner, at: instance)
    case .form(.lazy, let inner), .form(.elements(.lazy), let inner):
      let values = called(given, twice: true)
      guard let value = values.first else { return }
      if !values.map(nodes).allSatisfy({ $0.elementsEqual(nodes(in: value), by: ===) }) {
        problems.append("\(request) has several values")
      }
      compare(value, with: inner, at: instance)
    case .form(let form, let inner):
      for value in called(given, twice: true) {
        if form == .weak, case .nothing = value, mayBeGone(inner, at: instance) { continue }
        compare(value, with: inner, at: instance)
      }
    }
  }

  private func mayBeGone(_ request: Spelling, at instance: Instance) -> Bool {
    guard case .binding(let id) = graph.resolve(request, at: instance.place) else { return false }
    let owner = owner(of: id, from: instance)
    // Visited objects are still retained, and a shared binding must return them again.
    let isKnown = owner.shared[id.number] != nil && graph[id].kind != .seed
    return !owner.isHeld && !isKnown
  }

  /// The results of a provider or closure.
  private func called(_ given: Given, twice: Bool) -> [Given] {
    guard case .later(let call) = given else {
      problems.append("no provider: \(given)")
      return []
    }
    return hasEnough ? [] : twice ? [call(), call()] : [call()]
  }

  private func owner(of id: NaiveGraph.BindingID, from instance: Instance) -> Instance {
    var owner = instance
    while owner.place != id.place, let parent = owner.parent { owner = parent }
    return owner
  }

  // MARK: Values

  private func compareValue(_ given: Given, of id: NaiveGraph.BindingID, at instance: Instance) {
    let binding = graph[id]
    switch (binding.key.base, binding.key.forms) {
    case (.factory(let position), _): compareComponent(given, position: position, in: owner(of: id, from: instance))
    case (.taggedNode, _), (.taggedArray, _):
      for value in called(given, twice: true) { compare(nodes(in: value), from: id, at: instance) }
    case (_, [.closure]):
      // A bound closure returns one node at each call.
      let values = called(given, twice: true).map(nodes)
      guard let first = values.first else { return }
      if !values.allSatisfy({ $0.elementsEqual(first, by: ===) }) { problems.append("another closure than bound") }
      compare(first, from: id, at: instance)
    default: compare(nodes(in: given), from: id, at: instance)
    }
  }

  private func nodes(in given: Given) -> [Made] {
    switch given {
    case .nothing: []
    case .one(let node): [node]
    case .many(let nodes), .unordered(let nodes): nodes
    case .keyed(let nodes): nodes.sorted { $0.key < $1.key }.map(\.value)
    case .later, .component: []
    }
  }

  /// Compares the dependencies of one value of a binding.
  private func compare(_ nodes: [Made], from id: NaiveGraph.BindingID, at instance: Instance) {
    let binding = graph[id]
    let owner = owner(of: id, from: instance)
    guard nodes.count == binding.count else {
      problems.append("\(nodes.count) objects of \(binding.count) from \(binding.line)")
      return
    }
    if binding.isShared {
      if let known = owner.shared[id.number] {
        if !known.elementsEqual(nodes, by: ===) { problems.append("\(binding.line) is not shared") }
        return
      }
      owner.shared[id.number] = nodes
    }
    for node in nodes {
      if node.line != binding.line { problems.append("\(node.line) in place of \(binding.line)") }
      if met.updateValue(node, forKey: ObjectIdentifier(node)) != nil { problems.append("\(node.line) is shared") }
    }
    guard let first = nodes.first, problems.isEmpty else { return }
    for (given, request) in zip(first.given, binding.requests) { compare(given, with: request, at: owner) }
  }

  // MARK: Collections

  private func compareCollection(
    _ given: Given, of ids: [NaiveGraph.BindingID], spelled request: Spelling, at instance: Instance
  ) {
    switch given {
    case .later where request.base.isTagged:
      for value in called(given, twice: true) {
        compareCollection(value, of: ids, spelled: request, at: instance)
      }
    case .many(let nodes):
      var rest = nodes[...]
      for id in ids {
        compare(Array(rest.prefix(graph[id].count)), from: id, at: instance)
        rest = rest.dropFirst(graph[id].count)
      }
      if !rest.isEmpty { problems.append("\(request) has \(rest.count) objects too many") }
    case .unordered(let nodes):
      let groups = Dictionary(grouping: nodes, by: \.line)
      if ids.reduce(0, { $0 + graph[$1].count }) != nodes.count { problems.append("\(request) is of another size") }
      for id in ids {
        let group = groups[graph[id].line] ?? []
        compare(group.sorted { $0.number < $1.number }, from: id, at: instance)
      }
    case .keyed(let nodes):
      if nodes.count != ids.count { problems.append("\(request) is of another size") }
      for id in ids { compare(nodes[graph[id].dictionaryKey].map { [$0] } ?? [], from: id, at: instance) }
    default: problems.append("\(request) is no collection")
    }
  }

  // MARK: Components

  /// Builds a subcomponent twice.
  private func compareComponent(_ given: Given, position: Int, in parent: Instance) {
    guard case .component(let build) = given else { return problems.append("no component factory: \(given)") }
    let place = graph.places.indices.first {
      graph.places[$0].parent == parent.place && graph.places[$0].position == position
    }
    guard let place, parent.depth < 3, parent.built.insert(place).inserted else { return }
    for isHeld in [true, false] {
      let seed = Positions.newSeed(for: position)
      let built = observing(place) { build(seed, isHeld) }
      if let hold = built.hold { holds.append(hold) }
      if graph[NaiveGraph.BindingID(place: place, number: 0)].kind == .seed { met[ObjectIdentifier(seed)] = seed }
      compare(root: built.root, seed: seed, at: place, in: parent, isHeld: isHeld)
    }
  }
}
