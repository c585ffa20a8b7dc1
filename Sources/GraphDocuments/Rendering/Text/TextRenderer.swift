import BindingGraph

/// Writes a document as an indented tree, to read and to commit.
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
/// Components are in the order of their installation, bindings in the order of their names. A collection's
/// contributions and a binding's dependencies keep their order, which is significant. Source locations are omitted,
/// because they change without the graph, except in the texts of errors.
///
/// Different graphs have different texts: a dependency has the spelling of its parameter, a nested type its enclosing
/// types, and a type of another Swift module than the root component's the name of that module, as in `Transport
/// (NetworkKit)`.
struct TextRenderer: GraphRenderer {
  private let document: GraphDocument
  private let index: GraphDocument.Index
  /// The Swift modules to omit: the root component's, and those with types in every graph.
  private let impliedModules: Set<Substring>
  private var lines: [String] = []

  static func text(of document: GraphDocument) -> String {
    var renderer = TextRenderer(of: document)
    renderer.addTree()
    renderer.addDiagnostics()
    return renderer.text
  }

  /// The text without the list of diagnostics at its end.
  static func tree(of document: GraphDocument) -> String {
    var renderer = TextRenderer(of: document)
    renderer.addTree()
    return renderer.text
  }

  private var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func addTree() {
    for component in document.components where component.parent == nil { add(component, level: 0) }
  }

  private init(of document: GraphDocument) {
    self.document = document
    index = GraphDocument.Index(document)
    let module = document.components.first.flatMap { TypeName($0.type.qualifiedName).module }
    impliedModules = Set(["Swift", "Cleanse"] + [module].compactMap { $0 })
  }

  /// The short name, with the Swift modules of its types unless they are implied.
  private func name(of type: GraphDocument.TypeName) -> String {
    var modules: Set<Substring> = []
    TypeName(type.qualifiedName).forEachPath { path in
      if path.count > 1, let module = path.first?.name, !impliedModules.contains(module) { modules.insert(module) }
    }
    return modules.isEmpty ? type.name : "\(type.name) (\(modules.sorted().joined(separator: ", ")))"
  }

  private mutating func line(_ text: String, level: Int) {
    lines.append(String(repeating: "  ", count: level) + SingleLine.text(text))
  }

  // MARK: Components

  private mutating func add(_ component: GraphDocument.Component, level: Int) {
    if !lines.isEmpty { lines.append("") }
    var facts = component.facts
    if let root = component.root.flatMap({ index.node($0) }) { facts.append("root \(name(of: root.key))") }
    line(name(of: component.type) + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")), level: level)
    // The contributions of a collection are nodes themselves.
    let nodes = index.nodes(of: component.id).enumerated().filter { $0.element.kind != .collection }
      .map { (order: ($1.key.name, $1.key.qualifiedName, $1.privateModule, $0), node: $1) }
      .sorted { $0.order < $1.order }
    for (_, node) in nodes { add(node, of: component, level: level + 1) }
    for child in index.children(of: component.id) { add(child, level: level + 1) }
  }

  // MARK: Nodes

  private mutating func add(_ node: GraphDocument.Node, of component: GraphDocument.Component, level: Int) {
    var facts = node.facts
    let modules = index.modules(leadingTo: node).map { name(of: $0) }
    if !modules.isEmpty { facts.append("in " + modules.joined(separator: " > ")) }
    for diagnostic in index.diagnostics(about: node.id) {
      facts.append("\(diagnostic.severity.rawValue) \(diagnostic.id)")
    }
    line("\(name(of: node.key)): " + facts.joined(separator: ", "), level: level)
    for requirement in node.requirements { add(requirement, of: node, level: level + 1) }
  }

  private mutating func add(_ requirement: GraphDocument.Requirement, of node: GraphDocument.Node, level: Int) {
    var text = name(of: requirement.type)
    if requirement.forms.contains(.decorated) { text += ", decorated" }
    switch requirement.resolution {
    case .missing: text += ", missing"
    case .absent: text += ", absent"
    default: break
    }
    if let target = requirement.target.flatMap({ index.node($0) }), target.component != node.component,
      let component = index.component(target.component)
    {
      text += ", from \(name(of: component.type))"
    }
    line(text, level: level)
  }

  // MARK: Diagnostics

  /// Adds errors in full. Warnings and notes, with which a graph can be committed, have no locations: these would
  /// change with each line.
  private mutating func addDiagnostics() {
    for diagnostic in document.diagnostics {
      if !lines.isEmpty { lines.append("") }
      // The text of an error begins with the same words.
      let text =
        diagnostic.severity == .error
        ? diagnostic.text
        : "\(diagnostic.severity.rawValue): \(SingleLine.text(diagnostic.headline)) [\(diagnostic.id)]"
      for text in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(text), level: 0) }
    }
  }
}

extension GraphDocument.Node {
  /// The module of a private binding, which makes the order independent of modules; empty for other nodes.
  fileprivate var privateModule: String { visibility == .module ? module ?? "" : "" }
}
