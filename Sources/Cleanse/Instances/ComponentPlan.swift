import BindingGraph

/// How to build instances of a component at one place of the tree. Computed once; every instance lays fresh closures over it.
final class ComponentPlan {
  /// Where a node's closure comes from.
  enum Source {
    /// The binding at the same position of the instance's own run.
    case run
    case fixed(Maker)
    case componentFactory(Int)
  }

  /// What a node depends on.
  enum Dependency {
    /// A node of the same component.
    case own(Int)
    /// An entry of `imports`.
    case imported(Int)
  }

  struct Node {
    let source: Source
    let elementType: Any.Type
    let dependencies: Range<Int>
    /// The size and the alignment of a shared value, in bytes; `nil` where nothing is shared.
    let layout: (size: Int, alignment: Int)?
    /// The entry of the instance's weak sides that belongs to this node, or that this `WeakProvider` leads to.
    let weakSide: Int?
    /// For a `WeakProvider` of an ancestor's slot: the entry of `imports`.
    let weakImport: Int?
    let isRememberedWeakly: Bool
    let cluster: Int?
  }

  /// A `ComponentFactory` that the component offers.
  struct InstalledFactory {
    let node: Int
    let blueprint: ComponentBlueprint
    /// The installed component's plan; `nil` while it is not linked.
    let plan: ComponentPlan?
    /// What the installed component needs, as this component sees it; `nil` while it is not linked.
    let imports: [FactoryImport]?
  }

  enum FactoryImport {
    case own(Int)
    case ownWeak(weakSide: Int)
    case imported(Int)
  }

  let creationMonitor: CreationMonitor
  let run: ConfigurationRun
  let nodes: ContiguousArray<Node>
  let dependencies: ContiguousArray<Dependency>
  /// All nodes, each after those that it depends on.
  let order: [Int]
  let imports: [ImportReference]
  let factories: [InstalledFactory]
  let rootNode: Int
  /// For each weak side of an instance the node that it belongs to.
  let weakTargets: [Int]
  let clusterCount: Int
  /// Whether a component that is not linked yet may need anything of an instance.
  let hasUnlinkedFactory: Bool

  init(
    creationMonitor: CreationMonitor, run: ConfigurationRun, nodes: ContiguousArray<Node>,
    dependencies: ContiguousArray<Dependency>, order: [Int], imports: [ImportReference],
    factories: [InstalledFactory], rootNode: Int, weakTargets: [Int], clusterCount: Int, hasUnlinkedFactory: Bool
  ) {
    self.creationMonitor = creationMonitor
    self.run = run
    self.nodes = nodes
    self.dependencies = dependencies
    self.order = order
    self.imports = imports
    self.factories = factories
    self.rootNode = rootNode
    self.weakTargets = weakTargets
    self.clusterCount = clusterCount
    self.hasUnlinkedFactory = hasUnlinkedFactory
  }
}
