/// A dependency between two nodes.
struct PictureLine {
  /// The style of a line. If there are several dependencies between two nodes, the first of these cases is drawn.
  enum Style: String, CaseIterable {
    /// A direct dependency, which is created before the node.
    case direct
    /// From a component factory to the root of the component that it builds.
    case builds
    /// A dependency by a provider or a closure, which creates the value later.
    case deferred
    /// A weak dependency, which keeps nothing alive.
    case weak
  }

  let source: Int
  let target: Int
  let style: Style
  private(set) var route: [Point] = []
  /// Whether it leads against the flow.
  private(set) var isReversed = false

  func routed(along route: [Point], isReversed: Bool) -> PictureLine {
    var line = self
    line.route = route
    line.isReversed = isReversed
    return line
  }

  /// One line for each pair of connected nodes, in the order of the arrows.
  static func lines(of arrows: [DrawnGraph.Arrow]) -> [PictureLine] {
    var styles: [Ends: Set<Style>] = [:]
    var order: [Ends] = []
    for arrow in arrows {
      let ends = Ends(source: arrow.source, target: arrow.target)
      if styles[ends] == nil { order.append(ends) }
      styles[ends, default: []].insert(arrow.style)
    }
    return order.map { ends in
      let style = Style.allCases.first { styles[ends]?.contains($0) == true } ?? .direct
      return PictureLine(source: ends.source, target: ends.target, style: style)
    }
  }

  private struct Ends: Hashable {
    let source: Int
    let target: Int
  }

  private init(source: Int, target: Int, style: Style) {
    self.source = source
    self.target = target
    self.style = style
  }
}

extension DrawnGraph.Arrow {
  fileprivate var style: PictureLine.Style {
    if installs != nil { .builds } else if isWeak { .weak } else if isDeferred { .deferred } else { .direct }
  }
}
