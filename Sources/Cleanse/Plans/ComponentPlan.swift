import BindingGraph
internal import CleanseThreads

/// How to build instances of a component at one place of the tree. Computed once; every instance lays fresh closures over it.
final class ComponentPlan: SlotPlan {
  /// What a node depends on: a node of the same component, or an entry of `imports`.
  // One word of four bytes, because building an instance reads all of them.
  struct Dependency {
    private let code: Int32

    static func own(_ node: Int) -> Dependency { Dependency(code: Int32(node)) }

    static func imported(_ position: Int) -> Dependency { Dependency(code: -1 - Int32(position)) }

    /// The entry of `imports`; `nil` for a node of the same component.
    var imported: Int? { code < 0 ? -1 - Int(code) : nil }

    /// The node, where it is one of the same component.
    var own: Int { Int(code) }
  }

  /// What few nodes have.
  struct Speciality {
    /// The weak side of an instance that belongs to the node, or that a `WeakProvider` leads to.
    var weakSide: Int?
    /// For a `WeakProvider` of an ancestor's slot: the entry of `imports`.
    var weakImport: Int?
    var isRememberedWeakly = false
    var cluster: Int?
  }

  /// A node that weak providers lead to.
  struct WeakTarget {
    let node: Int
    /// Whether its value is there before anybody asks for it: a seed, or what `to(value:)` was given.
    let isGiven: Bool
    /// What the node only passes on, as `bind((any Navigating).self).to { $0 as Navigator }` does.
    var original: Original?

    struct Original {
      let slot: HeldSlot
      let elementType: Any.Type
    }
  }

  /// A `ComponentFactory` that the component offers.
  struct InstalledFactory {
    let node: Int
    let component: RecordedComponent
    /// The installed component's plan; `nil` while it is not linked.
    let plan: ComponentPlan?
    /// What the installed component needs, as this component sees it; `nil` while it is not linked.
    let imports: [HeldSlot]?
  }

  /// A slot that a component factory, an object graph or a weak provider leads to.
  enum HeldSlot {
    case own(Int)
    case ownWeak(weakSide: Int)
    case imported(Int)
  }

  /// The object graph that look-ups in the component go through.
  struct ObjectGraph {
    let node: Int
    /// All that can be looked up, each binding after those that it depends on.
    let bindings: [VisibleBinding]
  }

  struct VisibleBinding {
    let elementType: Any.Type
    let tag: Any.Type?
    let slot: HeldSlot
  }

  /// What the component declared in the run that the plan was made from.
  let configuration: RecordedConfiguration
  /// The plans of the graph, for explanations.
  private(set) weak var table: PlanTable?
  let specialities: [Int: Speciality]
  let dependencies: ContiguousArray<Dependency>
  /// The closures that do not depend on a run: they make forms and gather collections.
  let makers: MakerList
  /// All nodes, each after those that it depends on.
  let order: ContiguousArray<Int32>
  let imports: [ImportReference]
  let factories: [InstalledFactory]
  /// `nil` where nothing in the component asks for one.
  let objectGraph: ObjectGraph?
  let rootNode: Int
  /// For each weak side of an instance the node that it belongs to.
  let weakTargets: [WeakTarget]
  let clusterCount: Int
  /// The cluster of the nodes that reach the factory of a component which is not linked yet, and may need any of them.
  let unlinkedCluster: Int?
  /// `nil` where the values are only asked for.
  let lifecycle: LifecyclePlan?

  init(
    configuration: RecordedConfiguration, table: PlanTable, creationMonitor: CreationMonitor,
    slots: ContiguousArray<PlannedSlot>, specialities: [Int: Speciality], dependencies: ContiguousArray<Dependency>,
    makers: MakerList, order: ContiguousArray<Int32>, imports: [ImportReference], factories: [InstalledFactory],
    objectGraph: ObjectGraph?, rootNode: Int, weakTargets: [WeakTarget], clusterCount: Int, unlinkedCluster: Int?,
    lifecycle: LifecyclePlan?
  ) {
    self.configuration = configuration
    self.table = table
    self.specialities = specialities
    self.dependencies = dependencies
    self.makers = makers
    self.order = order
    self.imports = imports
    self.factories = factories
    self.objectGraph = objectGraph
    self.rootNode = rootNode
    self.weakTargets = weakTargets
    self.clusterCount = clusterCount
    self.unlinkedCluster = unlinkedCluster
    self.lifecycle = lifecycle
    super.init(slots: slots, creationMonitor: creationMonitor)
  }

  /// Whether a component that is installed here, or further inside, is not linked yet.
  var hasUnlinkedFactory: Bool { unlinkedCluster != nil }

  /// What a node depends on, in the order of its factory's parameters.
  func dependencies(of node: Int) -> ContiguousArray<Dependency>.SubSequence {
    dependencies[slots[node].dependencies]
  }

  override func binding(of node: Int) -> (type: TypeReference, location: SourceLocation?) {
    guard configuration.details.indices.contains(node) else { return super.binding(of: node) }
    return (TypeReference(configuration.details[node].boundType), configuration.details[node].location)
  }

  override func firstRequirer(of node: Int) -> TypeReference? {
    requests(for: node).first?.requirer
  }

  override func reentrantCreation(of node: Int) -> ReentrantCreationFact {
    WayBack(to: node, in: self).fact
  }
}
