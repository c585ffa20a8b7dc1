import BindingGraph
internal import CleanseThreads

/// The plan of a component at one position of the tree. Computed once; each instance adds its own closures.
final class ComponentPlan: SlotPlan {
  /// A dependency of a node: a node of the same component, or an entry of `imports`.
  // One word of four bytes, because building an instance reads all dependencies.
  struct Dependency {
    private let code: Int32

    static func own(_ node: Int) -> Dependency { Dependency(code: Int32(node)) }

    static func imported(_ position: Int) -> Dependency { Dependency(code: -1 - Int32(position)) }

    /// The entry of `imports`; `nil` for a node of the same component.
    var imported: Int? { code < 0 ? -1 - Int(code) : nil }

    /// The node; valid only for a node of the same component.
    var own: Int { Int(code) }
  }

  /// The owners of a node, and the objects that it owns, besides its dependencies.
  struct Ownership {
    /// The weak side of the node's own slot, or of the target of a `WeakProvider`.
    var weakSide: Int?
    /// For a `WeakProvider` of an ancestor's slot: the entry of `imports`.
    var weakImport: Int?
    var isRememberedWeakly = false
    var cluster: Int?
  }

  /// A node that is the target of weak providers.
  struct WeakTarget {
    let node: Int
    /// Whether its value exists before any request: a seed, or a value of `to(value:)`.
    let isGiven: Bool
  }

  /// A `ComponentFactory` that the component provides.
  struct InstalledFactory {
    let node: Int
    let component: RecordedComponent
    /// `nil` for a component with an error, which cannot be built.
    let plan: ComponentPlan?
    /// The dependencies of the subcomponent on this component and its ancestors.
    let imports: [HeldSlot]
  }

  /// A slot that a component factory or an object graph refers to.
  enum HeldSlot {
    case own(Int)
    case ownWeak(weakSide: Int)
    case imported(Int)
  }

  /// The object graph for look-ups in the component.
  struct ObjectGraph {
    let node: Int
    /// All visible bindings, each after its dependencies.
    let bindings: [VisibleBinding]
  }

  struct VisibleBinding {
    let elementType: Any.Type
    let tag: Any.Type?
    let slot: HeldSlot
  }

  /// The declarations of the plan.
  let configuration: RecordedConfiguration
  /// The ownership by node; few nodes have one.
  let ownership: [Int: Ownership]
  let dependencies: ContiguousArray<Dependency>
  /// The closures that are independent of a run: they create forms and gather collections.
  let makers: MakerList
  /// All nodes, each after its dependencies.
  let order: ContiguousArray<Int32>
  let imports: [ImportReference]
  let factories: [InstalledFactory]
  /// `nil` if no binding of the component requires one.
  let objectGraph: ObjectGraph?
  let rootNode: Int
  /// The target of each weak side of an instance.
  let weakTargets: [WeakTarget]
  let clusterCount: Int
  /// Creates the lifecycle of an instance; `nil` if no binding has an async factory, hooks, services or an eager creation.
  let lifecycle: LifecycleMaker?

  /// - Parameter order: all nodes, each after its dependencies.
  init(_ draft: PlanDraft, order: ContiguousArray<Int32>, creationMonitor: CreationMonitor) {
    let planned = SlotPlanner.plan(draft)
    configuration = draft.configuration
    ownership = draft.ownership
    dependencies = draft.dependencies
    makers = planned.makers
    self.order = order
    imports = draft.imports
    factories = draft.factories
    objectGraph = draft.objectGraph
    rootNode = draft.rootNode
    weakTargets = draft.weakTargets
    clusterCount = draft.clusterCount
    lifecycle = draft.lifecycleNodes.flatMap { draft.configuration.lifecycleSupport?.plan($0) }
    super.init(slots: planned.slots, creationMonitor: creationMonitor)
  }

  /// The dependencies of a node, in the order of its factory's parameters.
  func dependencies(of node: Int) -> ContiguousArray<Dependency>.SubSequence {
    dependencies[slots[node].dependencies]
  }

  override func binding(of node: Int) -> (type: TypeReference, location: SourceLocation?) {
    guard configuration.details.indices.contains(node) else { return super.binding(of: node) }
    return (TypeReference(configuration.details[node].boundType), configuration.details[node].location)
  }

  override var component: TypeReference { configuration.modules[0].type }

  override func firstRequirer(of node: Int) -> TypeReference? {
    requests(for: node).first?.requirer
  }

  override func reentrantCreation(of node: Int) -> ReentrantCreationFact {
    ReentrancyPath(to: node, in: self).fact
  }

  override func requests(for node: Int) -> [Request] {
    var requests: [Request] = []
    var known: Set<Int> = []
    var open = [node]
    while let next = open.popLast() {
      for asker in slots.indices where dependencies(of: asker).contains(where: { $0.imported == nil && $0.own == next })
      {
        guard known.insert(asker).inserted else { continue }
        if configuration.details.indices.contains(asker) {
          let detail = configuration.details[asker]
          requests.append(Request(requirer: TypeReference(detail.boundType), location: detail.location))
        } else {
          open.append(asker)
        }
      }
    }
    return requests
  }
}

/// A slot of an ancestor that an instance requires.
struct ImportReference: Hashable {
  /// The number of components outwards: 1 for the parent.
  let distance: Int
  /// The position of the node in the ancestor's plan.
  let node: Int
  let isWeak: Bool

  /// The same slot as seen from the parent component; `nil` if it is the parent's own.
  var fromParent: ImportReference? {
    distance > 1 ? ImportReference(distance: distance - 1, node: node, isWeak: isWeak) : nil
  }
}
