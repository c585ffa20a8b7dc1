import BindingGraph

/// The plan of one component under construction.
struct PlanDraft {
  private let component: ComponentNode.ID
  private let recorded: RecordedGraph
  private let linked: LinkedGraph
  private let nodeRange: Range<Int>
  private var dependencies: ContiguousArray<ComponentPlan.Dependency> = []
  private var dependencyEnds: ContiguousArray<Int32> = []
  private var imports: [ImportReference] = []
  private var positionOfImport: [ImportReference: Int] = [:]
  private var weakTargets: [Int] = []
  private var specialities: [Int: ComponentPlan.Speciality] = [:]
  private var factories: [ComponentPlan.InstalledFactory] = []
  private var makers = MakerList()
  private var clusterCount = 0
  private var unlinkedCluster: Int?

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
    dependencies.reserveCapacity(nodeRange.count * 2)
    let edges = linked.edges
    for number in nodeRange {
      let node = linked.nodes[number]
      switch node.content {
      case .form(_, let target) where node.isWeak:
        addWeakEdge(from: number - nodeRange.lowerBound, to: target)
      case .form(_, let target):
        dependencies.append(dependency(on: target))
      case .binding, .collection, .absent:
        for position in node.edges {
          let target = edges[position]
          if target != LinkedGraph.unresolved { dependencies.append(dependency(on: target)) }
        }
      }
      dependencyEnds.append(Int32(dependencies.count))
    }
    dependencies.trim()
  }

  private mutating func dependency(on target: Int) -> ComponentPlan.Dependency {
    if nodeRange.contains(target) { return .own(target - nodeRange.lowerBound) }
    return .imported(position(of: reference(to: target, isWeak: false)))
  }

  private mutating func addWeakEdge(from node: Int, to target: Int) {
    if nodeRange.contains(target) {
      specialities[node, default: .init()].weakSide = weakSide(of: target - nodeRange.lowerBound)
    } else {
      specialities[node, default: .init()].weakImport = position(of: reference(to: target, isWeak: true))
    }
  }

  private mutating func weakSide(of target: Int) -> Int {
    if let known = specialities[target]?.weakSide { return known }
    weakTargets.append(target)
    specialities[target, default: .init()].weakSide = weakTargets.count - 1
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
    for ancestor in linked.lineage(of: component) {
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

  // MARK: Clusters

  /// Finds the nodes that live and die together.
  mutating func findClusters() {
    findNodesThatReachUnlinkedFactories()
    findNodesThatReachEachOther()
  }

  private func dependencyRange(of node: Int) -> Range<Int> {
    (node == 0 ? 0 : Int(dependencyEnds[node - 1]))..<Int(dependencyEnds[node])
  }

  /// The nodes of this component that a node leads to; a component factory leads to what its component needs.
  private func ownTargets(of node: Int) -> [Int] {
    var targets = dependencies[dependencyRange(of: node)].filter { $0.imported == nil }.map(\.own)
    for factory in factories where factory.node == node {
      for case .own(let target) in factory.imports ?? [] { targets.append(target) }
    }
    return targets
  }

  /// A component that is not linked yet may need anything: all nodes that lead to its factory may close a circle.
  private mutating func findNodesThatReachUnlinkedFactories() {
    guard hasUnlinkedFactory else { return }
    var leadingTo: [Int: [Int]] = [:]
    for node in 0..<nodeRange.count {
      for target in ownTargets(of: node) { leadingTo[target, default: []].append(node) }
      // Any binding may be asked for weakly.
      if case .binding = linked.nodes[nodeRange.lowerBound + node].content { _ = weakSide(of: node) }
    }
    unlinkedCluster = 0
    clusterCount = 1
    var open = factories.filter { $0.imports == nil }.map(\.node)
    while let node = open.popLast() {
      guard specialities[node]?.cluster == nil else { continue }
      specialities[node, default: .init()].cluster = 0
      open += leadingTo[node] ?? []
    }
  }

  /// Finds the nodes that reach each other once component factories count as depending on what their component needs.
  private mutating func findNodesThatReachEachOther() {
    let leadsBack = factories.contains { factory in
      factory.imports?.contains { if case .own = $0 { true } else { false } } == true
    }
    guard leadsBack else { return }
    var starts: ContiguousArray<Int32> = [0]
    var targets: ContiguousArray<Int32> = []
    for node in 0..<nodeRange.count {
      targets += ownTargets(of: node).map { Int32($0) }
      starts.append(Int32(targets.count))
    }
    let parts = ConnectedParts(starts: starts, targets: targets)
    var clusterOfPart: [Int32: Int] = [:]
    for node in 0..<nodeRange.count where specialities[node]?.cluster == nil {
      let part = parts.partOfNode[node]
      // A component may need its own factory.
      let leadsToItself = targets[Int(starts[node])..<Int(starts[node + 1])].contains(Int32(node))
      guard parts.sizes[Int(part)] > 1 || leadsToItself else { continue }
      if clusterOfPart[part] == nil {
        clusterOfPart[part] = clusterCount
        clusterCount += 1
      }
      specialities[node, default: .init()].cluster = clusterOfPart[part]
    }
  }

  // MARK: Result

  /// - Parameter order: all nodes, each after those that it depends on.
  mutating func plan(
    run: ConfigurationRun, root: Int, order: ContiguousArray<Int32>, creationMonitor: CreationMonitor
  ) -> ComponentPlan {
    let rootNode = root - nodeRange.lowerBound
    if specialities[rootNode]?.cluster != nil, run.shapes[rootNode].options.contains(.shared) {
      _ = weakSide(of: rootNode)
      specialities[rootNode]?.isRememberedWeakly = true
    }
    let nodes = makeNodes(run: run)
    return ComponentPlan(
      creationMonitor: creationMonitor, run: run, nodes: nodes, specialities: specialities,
      dependencies: dependencies, makers: makers, order: order, imports: imports, factories: factories,
      rootNode: rootNode, weakTargets: weakTargets, clusterCount: clusterCount,
      unlinkedCluster: unlinkedCluster)
  }

  private mutating func makeNodes(run: ConfigurationRun) -> ContiguousArray<ComponentPlan.Node> {
    var nodes: ContiguousArray<ComponentPlan.Node> = []
    nodes.reserveCapacity(nodeRange.count)
    var nextFactory = 0
    for node in 0..<nodeRange.count {
      let source: ComponentPlan.Source
      let elementType: Any.Type
      var layout: ComponentPlan.Layout?
      var isFactory = false
      switch linked.nodes[nodeRange.lowerBound + node].content {
      case .binding:
        elementType = run.details[node].elementType
        if nextFactory < factories.count, factories[nextFactory].node == node {
          source = .componentFactory(Int32(nextFactory))
          isFactory = true
          nextFactory += 1
        } else {
          source = .run
          if run.shapes[node].options.contains(.shared) { layout = Self.layout(of: elementType) }
        }
      case .form(let key, _), .absent(let key):
        guard let type = linked.type(of: key).type, let form = DependencyForms.form(of: type) else {
          preconditionFailure("A form was linked that is none. This is a defect of Cleanse: please report it.")
        }
        elementType = type
        source = addMaker(form.make)
      case .collection:
        let collection = gatherer(of: nodeRange.lowerBound + node, run: run)
        elementType = collection.type
        source = addMaker(collection.maker)
      }
      nodes.append(
        ComponentPlan.Node(
          source: source, elementType: elementType, dependencies: dependencyRange(of: node), layout: layout,
          isSpecial: isFactory || mayHaveAttachments(node)))
    }
    return nodes
  }

  /// Whether the slot of a node is part of something larger, or may depend on what is.
  private func mayHaveAttachments(_ node: Int) -> Bool {
    if clusterCount > 0 || !specialities.isEmpty && specialities[node] != nil { return true }
    return !imports.isEmpty && dependencies[dependencyRange(of: node)].contains { $0.imported != nil }
  }

  private mutating func addMaker(_ maker: @escaping Maker) -> ComponentPlan.Source {
    makers.append(maker)
    return .fixed(Int32(makers.count - 1))
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

  private static func layout(of type: Any.Type) -> ComponentPlan.Layout {
    func layout<Element>(_ type: Element.Type) -> ComponentPlan.Layout {
      ComponentPlan.Layout(
        size: Int32(MemoryLayout<Element>.size), alignment: UInt16(MemoryLayout<Element>.alignment),
        isObject: TypeMetadata(type).isClass)
    }
    return _openExistential(type, do: layout)
  }
}
