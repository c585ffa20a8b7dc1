extension LinkedGraph {
  /// The content of a node.
  package enum Content: Equatable, Sendable {
    /// A binding, by its position in `BindingGraph.bindings`.
    case binding(Int)
    /// A component's view of a collection: its contributions, then the collection of the nearest ancestor that has one.
    case collection(Key)
    /// Another node in the form that a requirement spells.
    case form(Key, of: Int)
    /// An optional whose element has no binding, as `bindOptional` allows.
    case absent(Key)
    /// The object graph of a component: it has edges to all visible bindings, but its creation needs none of them.
    case objectGraph(Key)
  }

  /// The target of a request: a binding, a collection, or a derived form such as the `Provider<T>` of a bound `T`.
  package struct Node: Sendable {
    // The content in nine bytes: a large graph has thousands of nodes.
    private enum Sort: UInt8 {
      case binding
      case collection
      case form
      case absent
      case objectGraph
    }

    private let first: Int32
    private let second: Int32
    private let compactComponent: Int32
    private var compactEdges = CompactRange(0..<0)
    private let sort: Sort
    /// Whether this is the form `WeakProvider<T>`, which does not retain its target.
    package let isWeak: Bool

    init(component: ComponentNode.ID, content: Content, isWeak: Bool) {
      compactComponent = Int32(component)
      self.isWeak = isWeak
      switch content {
      case .binding(let index): (sort, first, second) = (.binding, Int32(index), 0)
      case .collection(let key): (sort, first, second) = (.collection, Int32(key.index), 0)
      case .form(let key, let inner): (sort, first, second) = (.form, Int32(key.index), Int32(inner))
      case .absent(let key): (sort, first, second) = (.absent, Int32(key.index), 0)
      case .objectGraph(let key): (sort, first, second) = (.objectGraph, Int32(key.index), 0)
      }
    }

    package var component: ComponentNode.ID { Int(compactComponent) }

    package var content: Content {
      switch sort {
      case .binding: .binding(Int(first))
      case .collection: .collection(Key(Int(first)))
      case .form: .form(Key(Int(first)), of: Int(second))
      case .absent: .absent(Key(Int(first)))
      case .objectGraph: .objectGraph(Key(Int(first)))
      }
    }

    /// The part of `LinkedGraph.edges` that belongs to a binding, a collection, an object graph, or the handle of a
    /// component.
    package internal(set) var edges: Range<Int> {
      get { compactEdges.range }
      set { compactEdges = CompactRange(newValue) }
    }

    /// Calls `body` for each node that this one needs and retains.
    func forEachStrongEdge(in edges: [Int], _ body: (Int) -> Void) {
      switch content {
      case .form(_, let inner): if !isWeak { body(inner) }
      case .binding, .collection, .absent: break
      case .objectGraph: return
      }
      // By position: a slice of the edges would count a reference for each node.
      for position in self.edges where edges[position] != LinkedGraph.unresolved { body(edges[position]) }
    }
  }
}
