import BindingGraph
internal import CleanseThreads

/// The plan of one component under construction.
struct PlanDraft {
  private let component: ComponentNode.ID
  private let components: [RecordedComponent]
  let configuration: RecordedConfiguration
  let linked: LinkedGraph
  /// The nodes of the component in the linked graph.
  let nodeRange: Range<Int>
  /// The node of the component's root, relative to the first of these.
  let rootNode: Int
  private(set) var dependencies: ContiguousArray<ComponentPlan.Dependency> = []
  private var dependencyEnds: ContiguousArray<Int32> = []
  private(set) var imports: [ImportReference] = []
  private var positionOfImport: [ImportReference: Int] = [:]
  private(set) var weakTargets: [ComponentPlan.WeakTarget] = []
  var ownership: [Int: ComponentPlan.Ownership] = [:]
  private(set) var factories: [ComponentPlan.InstalledFactory] = []
  private(set) var objectGraph: ComponentPlan.ObjectGraph?
  var clusterCount = 0

  /// - Parameter root: the node of the component's root in the linked graph.
  init(
    component: ComponentNode.ID, declaring configuration: RecordedConfiguration, root: Int, in recorded: RecordedGraph
  ) {
    self.component = component
    self.configuration = configuration
    linked = recorded.linked
    components = recorded.components
    nodeRange = recorded.linked[nodesOf: component]
    rootNode = root - nodeRange.lowerBound
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
        if let contributions = linked.deferredContributions(of: number) {
          for contribution in contributions { dependencies.append(dependency(on: contribution)) }
        } else {
          dependencies.append(dependency(on: target))
        }
      case .binding, .collection, .absent:
        for position in node.edges {
          let target = edges[position]
          if target != LinkedGraph.unresolved { dependencies.append(dependency(on: target)) }
        }
      case .objectGraph:
        addObjectGraph(node: number - nodeRange.lowerBound, visible: Set(edges[node.edges]))
      }
      dependencyEnds.append(Int32(dependencies.count))
    }
    dependencies.trim()
  }

  func dependencyRange(of node: Int) -> Range<Int> {
    (node == 0 ? 0 : Int(dependencyEnds[node - 1]))..<Int(dependencyEnds[node])
  }

  /// The dictionary keys of deferred elements, empty for an array; `nil` for nodes of other forms.
  func keysOfDeferredElements(of node: Int) -> [AnyHashable]? {
    linked.deferredContributions(of: node + nodeRange.lowerBound)?.compactMap {
      subject(of: $0)?.collection?.dictionaryKey
    }
  }

  private mutating func dependency(on target: Int) -> ComponentPlan.Dependency {
    if nodeRange.contains(target) { return .own(target - nodeRange.lowerBound) }
    return .imported(position(of: reference(to: target, isWeak: false)))
  }

  private mutating func addWeakEdge(from node: Int, to target: Int) {
    if nodeRange.contains(target) {
      ownership[node, default: .init()].weakSide = weakSide(of: target - nodeRange.lowerBound)
    } else {
      ownership[node, default: .init()].weakImport = position(of: reference(to: target, isWeak: true))
    }
  }

  private mutating func weakSide(of target: Int) -> Int {
    if let known = ownership[target]?.weakSide { return known }
    weakTargets.append(ComponentPlan.WeakTarget(node: target, isGiven: isGiven(target)))
    ownership[target, default: .init()].weakSide = weakTargets.count - 1
    return weakTargets.count - 1
  }

  /// The record of a binding of this component or of an ancestor; `nil` for other nodes.
  func binding(at target: Int) -> (declaration: Declaration, subject: BindingSubject)? {
    guard target != LinkedGraph.unresolved, case .binding = linked.nodes[target].content else { return nil }
    let owner = linked.nodes[target].component
    let position = target - linked[nodesOf: owner].lowerBound
    return components[owner].configuration.map { ($0.declarations[position], $0.details.subject(at: position)) }
  }

  private func subject(of target: Int) -> BindingSubject? { binding(at: target)?.subject }

  /// Whether the value of a node exists before any request. A seed that is a provider is called at each request.
  private func isGiven(_ node: Int) -> Bool {
    guard configuration.declarations.indices.contains(node) else { return false }
    switch configuration.declarations[node].kind {
    case .value: return true
    case .seed: return if case .plain = components[component].descriptor.seedForm { true } else { false }
    default: return false
    }
  }

  /// Whether each instance has a single value of a binding.
  func isShared(_ node: Int) -> Bool {
    let declaration = configuration.declarations[node]
    if declaration.attributes.contains(.shared) { return true }
    // A decorator is shared if the decorated binding is.
    return declaration.kind == .decorator && linked.binding(at: nodeRange.lowerBound + node)?.isShared == true
  }

  private mutating func addObjectGraph(node: Int, visible: Set<Int>) {
    let inOrder = linked.connectedParts.order.lazy.map { Int($0) }.filter { visible.contains($0) }
    objectGraph = ComponentPlan.ObjectGraph(node: node, bindings: inOrder.compactMap { visibleBinding(at: $0) })
  }

  /// The entry of a binding for look-ups; `nil` for a collection, which has no class.
  private mutating func visibleBinding(at target: Int) -> ComponentPlan.VisibleBinding? {
    guard let subject = subject(of: target) else { return nil }
    let dependency = dependency(on: target)
    return ComponentPlan.VisibleBinding(
      elementType: subject.elementType, tag: subject.tag,
      slot: dependency.imported.map { .imported($0) } ?? .own(dependency.own))
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
      distance: distance, node: target - linked[nodesOf: owner].lowerBound, isWeak: isWeak)
  }

  // MARK: Factories

  /// Adds the factory of a subcomponent.
  /// - Parameter plan: the plan of the subcomponent; `nil` if it has an error.
  mutating func addFactory(node: Int, component: RecordedComponent, plan: ComponentPlan?) {
    let needed = (plan?.imports ?? []).map { reference -> ComponentPlan.HeldSlot in
      if let outer = reference.fromParent { return .imported(position(of: outer)) }
      return reference.isWeak ? .ownWeak(weakSide: weakSide(of: reference.node)) : .own(reference.node)
    }
    factories.append(
      ComponentPlan.InstalledFactory(node: node, component: component, plan: plan, imports: needed))
  }

  // MARK: Root

  /// Makes the slot of a root in a cluster hold its object weakly, once the clusters are known.
  mutating func rememberRootWeakly() {
    guard ownership[rootNode]?.cluster != nil, isShared(rootNode),
      // A request could not await the value again.
      configuration.declarations[rootNode].kind != .asynchronousFactory
    else { return }
    _ = weakSide(of: rootNode)
    ownership[rootNode]?.isRememberedWeakly = true
  }
}
