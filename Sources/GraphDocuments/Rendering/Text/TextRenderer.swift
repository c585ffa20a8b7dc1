/// Writes a document as an indented tree, to be read and to be committed.
///
///     AppComponent: scope Singleton, root Application
///       Application: factory, root
///         SessionStore
///         ComponentFactory<LoggedIn>
///       SessionStore: factory, shared, in StorageModule
///
///       LoggedIn: seed User, root ProfilePage
///         ProfilePage: factory, root
///           SessionStore, from AppComponent
///
/// Components stand in the order of their installation and bindings in that of their names; a collection's elements and
/// a binding's requirements keep their order, which means something. There are no places in the code, which change
/// without the graph, but in the texts of errors.
struct TextRenderer: GraphRenderer {
  private let document: GraphDocument
  private let index: GraphDocument.Index
  private var lines: [String] = []

  static func text(of document: GraphDocument) -> String {
    var renderer = TextRenderer(of: document)
    for component in document.components where component.parent == nil { renderer.add(component, level: 0) }
    renderer.addFindings()
    return renderer.lines.map { $0 + "\n" }.joined()
  }

  private init(of document: GraphDocument) {
    self.document = document
    index = GraphDocument.Index(document)
  }

  private mutating func line(_ text: String, level: Int) {
    lines.append(String(repeating: "  ", count: level) + SingleLine.text(text))
  }

  // MARK: Components

  private mutating func add(_ component: GraphDocument.Component, level: Int) {
    if !lines.isEmpty { lines.append("") }
    var facts = component.facts
    if let root = component.root.flatMap({ index.node($0) }) { facts.append("root \(root.key.name)") }
    line(component.type.name + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")), level: level)
    // What a collection holds stands there already.
    let nodes = index.nodes(of: component.id).enumerated().filter { $0.element.kind != .collection }
      .map { (order: ($1.key.name, $1.key.qualifiedName, $0), node: $1) }.sorted { $0.order < $1.order }
    for (_, node) in nodes { add(node, of: component, level: level + 1) }
    for child in index.children(of: component.id) { add(child, level: level + 1) }
  }

  // MARK: Nodes

  private mutating func add(_ node: GraphDocument.Node, of component: GraphDocument.Component, level: Int) {
    var facts = node.facts
    let modules = index.modules(leadingTo: node).map(\.name)
    if !modules.isEmpty { facts.append("in " + modules.joined(separator: " > ")) }
    for finding in index.findings(about: node.id) { facts.append("\(finding.severity.rawValue) \(finding.id)") }
    line("\(node.key.name): " + facts.joined(separator: ", "), level: level)
    for requirement in node.requirements { add(requirement, of: node, level: level + 1) }
  }

  private mutating func add(_ requirement: GraphDocument.Requirement, of node: GraphDocument.Node, level: Int) {
    var text = requirement.type.name
    switch requirement.resolution {
    case .missing: text += ", missing"
    case .absent: text += ", absent"
    case .bound, .objectGraph, .hidden: break
    }
    if let target = requirement.target.flatMap({ index.node($0) }), target.component != node.component,
      let component = index.component(target.component)
    {
      text += ", from \(component.type.name)"
    }
    line(text, level: level)
  }

  // MARK: Findings

  /// Errors in full. Of a warning, with which a graph can be committed, no places: they would change with each line.
  private mutating func addFindings() {
    for finding in document.findings {
      if !lines.isEmpty { lines.append("") }
      // A report of an error begins with the same words.
      let text =
        finding.severity == .error ? finding.text : "warning: \(SingleLine.text(finding.headline)) [\(finding.id)]"
      for text in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(text), level: 0) }
    }
  }
}
