import BindingGraph
import Foundation
@testable import GraphDocuments

/// A document described by names, for tests of filters and comparisons.
///
///     GraphDocument.sketch(
///       .component("App", scope: "Singleton", .binding("Clock", shared: true), .binding("Root", needs: "Clock")),
///       .component("Session", in: "App", .binding("Profile", needs: "Provider<Clock>")))
///
/// A dependency is looked up in the component and its ancestors, without its `Provider`, `Lazy` or `WeakProvider`.
struct DocumentSketch {
  struct Node {
    var name: String
    var needs: [String] = []
    var kind = GraphDocument.Node.Kind.factory
    var contribution: GraphDocument.Node.Contribution?
    var isShared = false
    var isSendable = false
    var isRoot = false
    var lifecycle: [GraphDocument.Node.Lifecycle] = []
    var module: String?
    var installs: String?
    /// `nil` for the file of the component.
    var file: String?
    var line = 1
    var column: Int?

    static func binding(
      _ name: String, needs: String..., kind: GraphDocument.Node.Kind = .factory, shared: Bool = false,
      sendable: Bool = false, root: Bool = false, lifecycle: [GraphDocument.Node.Lifecycle] = [],
      module: String? = nil, line: Int = 1, column: Int? = nil
    ) -> Node {
      Node(
        name: name, needs: needs, kind: kind, isShared: shared, isSendable: sendable, isRoot: root,
        lifecycle: lifecycle, module: module, line: line, column: column)
    }

    /// A contribution to a collection, which is a node of its own.
    static func element(
      _ name: String, under key: String? = nil, needs: String..., module: String? = nil, line: Int = 1,
      column: Int? = nil
    ) -> Node {
      Node(
        name: name, needs: needs,
        contribution: GraphDocument.Node.Contribution(collection: key == nil ? .array : .dictionary, key: key),
        module: module, line: line, column: column)
    }

    static func factory(of component: String) -> Node {
      Node(name: "ComponentFactory<\(component)>", kind: .componentFactory, installs: component)
    }
  }

  struct Component {
    var name: String
    var parent: String?
    var scope: String?
    var seed: String?
    var modules: [String]
    var nodes: [Node]

    /// - Parameter modules: the names of the modules; `Inner in Outer` for an included module.
    static func component(
      _ name: String, in parent: String? = nil, scope: String? = nil, seed: String? = nil, modules: [String] = [],
      _ nodes: Node...
    ) -> Component {
      Component(name: name, parent: parent, scope: scope, seed: seed, modules: modules, nodes: nodes)
    }
  }

  let components: [Component]
  let diagnostics: [GraphDocument.Diagnostic]

  var document: GraphDocument {
    GraphDocument(
      components: components.map(documented), nodes: components.flatMap { documentedNodes(of: $0) },
      diagnostics: diagnostics)
  }

  static func name(_ name: String) -> GraphDocument.TypeName {
    GraphDocument.TypeName(name: name, qualifiedName: qualified(name))
  }

  /// `Sketch.Provider<Sketch.Clock>` of `Provider<Clock>`.
  private static func qualified(_ name: String) -> String {
    name.split(separator: "<").map { part in
      part.components(separatedBy: ", ").map { "Sketch.\($0)" }.joined(separator: ", ")
    }.joined(separator: "<")
  }

  // MARK: Components

  private func id(of component: Component) -> String {
    let parent = components.first { $0.name == component.parent }
    return (parent.map { id(of: $0) + " > " } ?? "") + Self.qualified(component.name)
  }

  private func lineage(of component: Component) -> [Component] {
    [component] + (components.first { $0.name == component.parent }.map { lineage(of: $0) } ?? [])
  }

  private func documented(_ component: Component) -> GraphDocument.Component {
    let parent = components.first { $0.name == component.parent }
    return GraphDocument.Component(
      id: id(of: component), type: Self.name(component.name), scope: component.scope.map(Self.name),
      seed: component.seed.map(Self.name), parent: parent.map { id(of: $0) },
      depth: lineage(of: component).count - 1, modules: component.modules.map(Self.module),
      root: component.nodes.first(where: \.isRoot).map { "\(id(of: component)): \(Self.qualified($0.name))" },
      location: parent.map { _ in GraphDocument.Location(file: "App/\(component.name).swift", line: 1, column: nil) },
      repeatsAncestor: false)
  }

  private static func module(_ text: String) -> GraphDocument.Module {
    let words = text.split(separator: " ").map(String.init)
    return GraphDocument.Module(
      id: "Sketch.\(words[0])", type: name(words[0]), parent: words.count == 3 ? "Sketch.\(words[2])" : nil)
  }

  // MARK: Nodes

  private func documentedNodes(of component: Component) -> [GraphDocument.Node] {
    var nodes: [GraphDocument.Node] = []
    var elements: [String: [String]] = [:]
    for node in component.nodes {
      var id = "\(id(of: component)): \(Self.qualified(node.name))"
      if node.kind == .decorator { id += " decorator" }
      if node.contribution != nil {
        id += " element #\(elements[node.name, default: []].count + 1)"
        elements[node.name, default: []].append(id)
      }
      nodes.append(documented(node, id: id, in: component))
    }
    return nodes
      + elements.sorted { $0.key < $1.key }.map { name, elements in
        var collection = documented(
          Node(name: name, kind: .collection), id: "\(id(of: component)): \(Self.qualified(name))", in: component)
        collection.requirements = elements.map {
          GraphDocument.Requirement(type: Self.name(name), forms: [.element], resolution: .bound, target: $0)
        }
        return collection
      }
  }

  private func documented(_ node: Node, id: String, in component: Component) -> GraphDocument.Node {
    var documented = GraphDocument.Node(
      id: id, component: self.id(of: component), key: Self.name(node.name), tag: nil, kind: node.kind,
      contribution: node.contribution, scope: node.isShared ? component.scope.map(Self.name) : nil,
      attributes: BindingAttributes(sendable: node.isSendable, root: node.isRoot),
      module: node.module.map { "Sketch.\($0)" },
      installs: components.first { $0.name == node.installs }.map { self.id(of: $0) },
      location: GraphDocument.Location(
        file: node.file ?? "App/\(component.name).swift", line: node.line, column: node.column),
      requirements: node.needs.map { requirement($0, of: component) })
    documented.setLifecycle(node.lifecycle)
    return documented
  }

  private func requirement(_ text: String, of component: Component) -> GraphDocument.Requirement {
    let forms: [(prefix: String, form: GraphDocument.Requirement.Form)] = [
      ("Provider<", .provider), ("Lazy<", .lazy), ("WeakProvider<", .weak),
    ]
    let wrapper = forms.first { text.hasPrefix($0.prefix) }
    let wanted = wrapper.map { String(text.dropFirst($0.prefix.count).dropLast()) } ?? text
    let server = lineage(of: component).first { $0.nodes.contains { $0.name == wanted } }
    return GraphDocument.Requirement(
      type: Self.name(text), forms: wrapper.map { [$0.form] } ?? [], resolution: server == nil ? .missing : .bound,
      target: server.map { "\(id(of: $0)): \(Self.qualified(wanted))" })
  }
}

extension GraphDocument {
  /// The document of a sketch.
  static func sketch(
    _ components: DocumentSketch.Component..., diagnostics: [GraphDocument.Diagnostic] = []
  ) -> GraphDocument {
    DocumentSketch(components: components, diagnostics: diagnostics).document
  }
}

extension BindingAttributes {
  init(sendable isSendable: Bool, live isLive: Bool = false, root isRoot: Bool) {
    self = []
    if isSendable { insert(.sendable) }
    if isLive { insert(.live) }
    if isRoot { insert(.root) }
  }
}
