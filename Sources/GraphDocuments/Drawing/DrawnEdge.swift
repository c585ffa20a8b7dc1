/// What leads from a node to one that it needs, as a line.
struct DrawnEdge {
  /// How a line looks. Of several requirements between two nodes, the one that stands first here is drawn.
  enum Style: String, Comparable {
    /// Asked for directly: there before the node is.
    case direct
    /// From a component factory to the root of the component that it builds.
    case builds
    /// Asked for by a provider or a closure: made later.
    case deferred
    /// Keeps nothing alive.
    case weak

    static func < (one: Style, other: Style) -> Bool { one.order < other.order }

    private var order: Int {
      switch self {
      case .direct: 0
      case .builds: 1
      case .deferred: 2
      case .weak: 3
      }
    }
  }

  let source: Int
  let target: Int
  let style: Style
  private(set) var route: [Point] = []
  /// Whether it leads from right to left.
  private(set) var isReversed = false

  func routed(along route: [Point], isReversed: Bool) -> DrawnEdge {
    var edge = self
    edge.route = route
    edge.isReversed = isReversed
    return edge
  }

  /// The edges of a document, one between each two nodes, in the order of its requirements.
  ///
  /// - Parameters:
  ///   - nodes: those of the document; what is asked for and not bound is added.
  ///   - components: the numbers of components.
  static func edges(
    of document: GraphDocument, missing nodes: inout [DrawnNode], components: [String: Int]
  ) -> [DrawnEdge] {
    var numbers: [String: Int] = [:]
    for (number, node) in document.nodes.enumerated() { numbers[node.id] = number }
    let roots = Dictionary(document.components.map { ($0.id, $0.root) }) { first, _ in first }
    var missing: [Missing: Int] = [:]
    var edges: [DrawnEdge] = []
    for (source, node) in document.nodes.enumerated() {
      var styles: [(target: Int, style: Style)] = []
      for requirement in node.requirements {
        if let target = requirement.target.flatMap({ numbers[$0] }) {
          styles.append((target, requirement.style))
        } else if requirement.resolution == .missing {
          let place = Missing(component: node.component, type: requirement.type.qualifiedName)
          if missing[place] == nil {
            missing[place] = nodes.count
            nodes.append(DrawnNode(missing: requirement.type, component: components[node.component]))
          }
          if let target = missing[place] { styles.append((target, requirement.style)) }
        }
      }
      if let root = node.installs.flatMap({ roots[$0] ?? nil }).flatMap({ numbers[$0] }) {
        styles.append((root, .builds))
      }
      edges += merged(styles).map { DrawnEdge(source: source, target: $0.target, style: $0.style) }
    }
    return edges
  }

  private struct Missing: Hashable {
    let component: String
    let type: String
  }

  private init(source: Int, target: Int, style: Style) {
    self.source = source
    self.target = target
    self.style = style
  }

  private static func merged(_ styles: [(target: Int, style: Style)]) -> [(target: Int, style: Style)] {
    var merged: [(target: Int, style: Style)] = []
    for (target, style) in styles {
      if let known = merged.firstIndex(where: { $0.target == target }) {
        merged[known].style = min(merged[known].style, style)
      } else {
        merged.append((target, style))
      }
    }
    return merged
  }
}

extension GraphDocument.Requirement {
  fileprivate var style: DrawnEdge.Style {
    if isWeak { .weak } else if isDeferred { .deferred } else { .direct }
  }
}
