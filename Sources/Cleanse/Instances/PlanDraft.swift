import BindingGraph

/// The plan of one component under construction.
struct PlanDraft {
  private let component: ComponentNode.ID
  private let recorded: RecordedGraph
  private let linked: LinkedGraph
  private let nodeRange: Range<Int>
  private var dependencies: ContiguousArray<ComponentPlan.Dependency> = []
  private var dependencyEnds: [Int] = []
  private var imports: [ImportReference] = []
  private var positionOfImport: [ImportReference: Int] = [:]
  private var weakTargets: [Int] = []
  private var weakSideOfNode: [Int: Int] = [:]
  private var weakImportOfNode: [Int: Int] = [:]
  private var factories: [ComponentPlan.InstalledFactory] = []
  private var order: [Int] = []
  private var clusterOfNode: [Int: Int] = [:]
  private var clusterCount = 0

  init(component: ComponentNode.ID, in recorded: RecordedGraph) {
    self.component = component
    self.recorded = recorded
    linked = recorded.linked
    nodeRange = recorded.linked.nodesOfComponent[component]
  }

  private var hasUnlinkedFactory: Bool {
    factories.contains { $0.imports == nil }
  }

  // MARK: Dependencies

  mutating func addDependencies() {
    dependencyEnds.reserveCapacity(nodeRange.count)
    for node in nodeRange {
      var targets: [Int] = []
      linked.forEachStrongEdge(of: node) { targets.append($0) }
      for target in targets { dependencies.append(dependency(on: target)) }
      if case .form(_, let target) = linked.nodes[node].content, linked.nodes[node].isWeak {
        addWeakEdge(from: node - nodeRange.lowerBound, to: target)
      }
      dependencyEnds.append(dependencies.count)
    }
  }

  private mutating func dependency(on target: Int) -> ComponentPlan.Dependency {
    if nodeRange.contains(target) { return .own(target - nodeRange.lowerBound) }
    return .imported(position(of: reference(to: target, isWeak: false)))
  }

  private mutating func addWeakEdge(from node: Int, to target: Int) {
    if nodeRange.contains(target) {
      weakSideOfNode[node] = weakSide(of: target - nodeRange.lowerBound)
    } else {
      weakImportOfNode[node] = position(of: reference(to: target, isWeak: true))
    }
  }

  private mutating func weakSide(of target: Int) -> Int {
    if let known = weakSideOfNode[target] { return known }
    weakTargets.append(target)
    weakSideOfNode[target] = weakTargets.count - 1
    return weakTargets.count - 1
  }

  private mutating func position(of reference: ImportReference) -> Int {
    if let known = positionOfImport[reference] { return known }
    imports.append(reference)
    positionOfImport[reference] = imports.count - 1
    return imports.count - 1
  }

  private func reference(to target: Int, isWeak: Bool) -> ImportReference {
    let owner = linked.nodes[target].component
    var distance = 0
    for ancestor in linked.graph.lineage(of: component) {
      if ancestor == owner { break }
      distance += 1
    }
    return ImportReference(
      distance: distance, node: target - linked.nodesOfComponent[owner].lowerBound, isWeak: isWeak)
  }

  // MARK: Factories

  /// Adds the factory of an installed component.
  /// - Parameter plan: its plan; `nil` where it is not linked.
  mutating func addFactory(node: Int, blueprint: ComponentBlueprint, plan: ComponentPlan?) {
    var needed: [ComponentPlan.FactoryImport]?
    if let plan, !plan.hasUnlinkedFactory {
      needed = plan.imports.map { reference in
        if let outer = reference.fromParent { return .imported(position(of: outer)) }
        return reference.isWeak ? .ownWeak(weakSide: weakSide(of: reference.node)) : .own(reference.node)
      }
    }
    factories.append(
      ComponentPlan.InstalledFactory(node: node, blueprint: blueprint, plan: plan, imports: needed))
  }

  // MARK: Order

  /// Puts the nodes into the order of their making, and finds those that live and die together.
  mutating func arrange() {
    order = StrongComponents(starts: starts(), targets: ownTargets()).order
    if hasUnlinkedFactory {
      // What is not linked yet may need anything, of ancestors too.
      for node in 0..<nodeRange.count {
        clusterOfNode[node] = 0
        _ = weakSide(of: node)
      }
      clusterCount = 1
    } else {
      findClusters()
    }
  }

  private func starts() -> [Int] {
    [0] + dependencyEnds
  }

  private func ownTargets() -> [Int] {
    dependencies.map { dependency in
      if case .own(let node) = dependency { node } else { -1 }
    }
  }

  /// Finds the nodes that reach each other once component factories count as depending on what their component needs.
  private mutating func findClusters() {
    var neededByFactory: [Int: [Int]] = [:]
    for factory in factories {
      let own = (factory.imports ?? []).compactMap { needed -> Int? in
        if case .own(let node) = needed { node } else { nil }
      }
      if !own.isEmpty { neededByFactory[factory.node] = own }
    }
    guard !neededByFactory.isEmpty else { return }
    var starts = [0]
    var targets: [Int] = []
    let plainTargets = ownTargets()
    for node in 0..<nodeRange.count {
      targets += plainTargets[(node == 0 ? 0 : dependencyEnds[node - 1])..<dependencyEnds[node]]
      targets += neededByFactory[node] ?? []
      starts.append(targets.count)
    }
    let parts = StrongComponents(starts: starts, targets: targets)
    var clusterOfPart: [Int: Int] = [:]
    for node in 0..<nodeRange.count {
      // A component may need its own factory.
      let leadsToItself = neededByFactory[node]?.contains(node) == true
      guard parts.sizes[parts.partOfNode[node]] > 1 || leadsToItself else { continue }
      let part = parts.partOfNode[node]
      clusterOfPart[part] = clusterOfPart[part] ?? clusterOfPart.count
      clusterOfNode[node] = clusterOfPart[part]
    }
    clusterCount = clusterOfPart.count
  }

  // MARK: Result

  mutating func plan(run: ConfigurationRun, root: Int, creationMonitor: CreationMonitor) -> ComponentPlan {
    let rootNode = root - nodeRange.lowerBound
    var isWeaklyRememberedRoot = false
    if clusterOfNode[rootNode] != nil, run.details[rootNode].elementType is AnyObject.Type {
      isWeaklyRememberedRoot = true
      _ = weakSide(of: rootNode)
    }
    var factoryOfNode: [Int: Int] = [:]
    for (number, factory) in factories.enumerated() { factoryOfNode[factory.node] = number }
    var nodes: ContiguousArray<ComponentPlan.Node> = []
    nodes.reserveCapacity(nodeRange.count)
    for node in 0..<nodeRange.count {
      let made = source(of: node, run: run, factory: factoryOfNode[node])
      let start = node == 0 ? 0 : dependencyEnds[node - 1]
      nodes.append(
        ComponentPlan.Node(
          source: made.source, elementType: made.elementType, dependencies: start..<dependencyEnds[node],
          layout: made.isShared ? Self.layout(of: made.elementType) : nil,
          weakSide: weakSideOfNode[node], weakImport: weakImportOfNode[node],
          isRememberedWeakly: isWeaklyRememberedRoot && node == rootNode, cluster: clusterOfNode[node]))
    }
    return ComponentPlan(
      creationMonitor: creationMonitor, run: run, nodes: nodes, dependencies: dependencies, order: order,
      imports: imports, factories: factories, rootNode: rootNode, weakTargets: weakTargets,
      clusterCount: clusterCount, hasUnlinkedFactory: hasUnlinkedFactory)
  }

  private func source(
    of node: Int, run: ConfigurationRun, factory: Int?
  ) -> (source: ComponentPlan.Source, elementType: Any.Type, isShared: Bool) {
    switch linked.nodes[nodeRange.lowerBound + node].content {
    case .binding:
      let elementType = run.details[node].elementType
      if let factory { return (.componentFactory(factory), elementType, false) }
      return (.run, elementType, run.shapes[node].options.contains(.shared))
    case .form(let key, _), .absent(let key):
      guard let type = linked.graph.keys[key.index].type, let form = DependencyForms.form(of: type) else {
        preconditionFailure("A form was linked that is none. This is a defect of Cleanse: please report it.")
      }
      return (.fixed(form.make), type, false)
    case .collection:
      let gathered = gatherer(of: nodeRange.lowerBound + node, run: run)
      return (.fixed(gathered.maker), gathered.type, false)
    }
  }

  /// The closure that gathers a collection of this component, and the collection's type.
  private func gatherer(of node: Int, run: ConfigurationRun) -> (maker: Maker, type: Any.Type) {
    var collection: CollectionDraft?
    let forms = linked.edges[linked.nodes[node].edges].map { edge -> ContributionForm in
      guard case .binding = linked.nodes[edge].content else { return .collection }
      let contribution = edge - nodeRange.lowerBound
      collection = run.details[contribution].collection
      return run.shapes[contribution].options.contains(.severalElements) ? .elements : .element
    }
    guard let collection else {
      preconditionFailure("A collection was linked without elements. This is a defect of Cleanse: please report it.")
    }
    return (collection.gatherer(forms), collection.type)
  }

  private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func layout<Element>(_ type: Element.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Element>.size, MemoryLayout<Element>.alignment)
    }
    return _openExistential(type, do: layout)
  }
}
