import BindingGraph

/// A node as a box with a symbol and two lines of text.
struct PictureNode {
  /// The number of the frame around it.
  let component: Int?
  let symbol: NodeSymbol
  let name: String
  /// The second line.
  let facts: String
  /// The text of the tooltip.
  let description: String
  /// The number of the scope in which it is shared, among those of the document.
  let scope: Int?
  /// Whether it is the root of its component.
  let isRoot: Bool
  /// The highest severity of its diagnostics.
  let severity: DiagnosticSeverity?
  let size: Size
  private(set) var place = Point(x: 0, y: 0)

  static let textStart = 32.0
  private static let height = 44.0
  private static let narrowest = 96.0
  private static let widestText = 280.0
  private static let end = 14.0

  /// - Parameters:
  ///   - component: the number of its frame.
  ///   - scope: the number of the scope in which it is shared.
  init(_ node: GraphDocument.Node, component: Int?, scope: Int?, index: GraphDocument.Index) {
    let diagnostics = index.diagnostics(about: node.id)
    self.init(
      name: node.key.name, facts: node.facts(in: index), details: Self.details(of: node, index: index),
      diagnostics: diagnostics, component: component, symbol: NodeSymbol(node.kind), scope: scope, isRoot: node.isRoot)
  }

  /// Creates the box of a missing binding.
  init(missing box: DrawnGraph.Box, component: Int) {
    self.init(
      name: box.lines[0], facts: Array(box.lines.dropFirst()), details: [box.lines[0], "missing"],
      diagnostics: [],
      component: component, symbol: .missing, scope: nil, isRoot: false)
  }

  private init(
    name: String, facts: [String], details: [String], diagnostics: [GraphDocument.Diagnostic], component: Int?,
    symbol: NodeSymbol, scope: Int?, isRoot: Bool
  ) {
    self.isRoot = isRoot
    self.component = component
    self.symbol = symbol
    self.scope = scope
    self.name = TextWidth.name.shortened(SingleLine.text(name), to: Self.widestText)
    self.facts = TextWidth.facts.shortened(SingleLine.text(facts.joined(separator: " · ")), to: Self.widestText)
    let reports = diagnostics.map { "\($0.severity.rawValue): \($0.headline)" }
    description = (details + reports).map(SingleLine.text).joined(separator: "\n")
    severity = symbol == .missing ? .error : diagnostics.worstSeverity
    let text = max(TextWidth.name.width(of: self.name), TextWidth.facts.width(of: self.facts))
    size = Size(
      width: max(Self.narrowest, (Self.textStart + text + Self.end).rounded(.up)), height: Self.height)
  }

  private static func details(of node: GraphDocument.Node, index: GraphDocument.Index) -> [String] {
    var details = [node.key.qualifiedName]
    if let tag = node.tag { details.append("tag \(tag.qualifiedName)") }
    if let contribution = node.contribution {
      let place = contribution.key.map { " under \($0)" } ?? contribution.order.map { ", order \($0)" } ?? ""
      details.append("element of \(contribution.collection.rawValue)\(place)")
    }
    if let scope = node.scope { details.append("shared in \(scope.name)") }
    if let visibility = node.visibility { details.append("visible in \(visibility)") }
    let modules = index.modules(leadingTo: node).map(\.name)
    if !modules.isEmpty { details.append("in " + modules.joined(separator: " > ")) }
    if let location = node.location { details.append("at \(location)") }
    return details
  }

  func placed(at place: Point) -> PictureNode {
    var node = self
    node.place = place
    return node
  }
}
