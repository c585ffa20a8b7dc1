import BindingGraph
import CleanseGraph
import TestSupport
import Testing

@testable import GraphDocuments

/// Every difference between two documents is reported, except for source locations.
@Suite("Completeness of graph comparison") struct ChangeCompletenessTests {
  private static let document = GraphDocument(Observatory.self)
  private static let name = GraphDocument.TypeName(name: "Other", qualifiedName: "Elsewhere.Other")

  struct Edit: Sendable, CustomTestStringConvertible {
    let kind: GraphChange.Kind
    let apply: @Sendable (inout GraphDocument) -> Void

    init(_ kind: GraphChange.Kind, _ apply: @escaping @Sendable (inout GraphDocument) -> Void) {
      self.kind = kind
      self.apply = apply
    }

    var testDescription: String { kind.rawValue }
  }

  private static let edits: [Edit] = [
    Edit("component-removed") { document in
      let component = document.components.remove(at: 1)
      document.nodes.removeAll { $0.component == component.id }
      let left = Set(document.nodes.map(\.id))
      for place in document.diagnostics.indices { document.diagnostics[place].nodes.removeAll { !left.contains($0) } }
    },
    Edit("component-renamed") { edit(&$0.components[1], type: name) },
    Edit("scope-changed") { edit(&$0.components[0], scope: .some(name)) },
    Edit("seed-changed") { edit(&$0.components[1], seed: .some(nil)) },
    Edit("root-changed") { $0.components[0].root = $0.nodes[0].id },
    Edit("repetition-changed") { edit(&$0.components[1], repeatsAncestor: true) },
    Edit("module-added") { $0.components[0].modules.append(.init(id: "Other", type: name, parent: nil)) },
    Edit("module-moved") { document in
      let module = document.components[0].modules[1]
      document.components[0].modules[1] = .init(id: module.id, type: module.type, parent: nil)
    },
    Edit("binding-removed") { $0.nodes.removeAll { $0.kind == .assistedFactory } },
    Edit("binding-moved") {
      $0.edit("Mirror") { $0.component = "CleanseGraphTests.Observatory > CleanseGraphTests.Night" }
    },
    Edit("tag-changed") { $0.edit("Mirror") { $0.tag = name } },
    Edit("kind-changed") { $0.edit("Mirror") { $0.kind = .value } },
    Edit("sharing-changed") { $0.edit("Mirror") { $0.scope = name } },
    Edit("sharing-changed") { $0.edit("Motor") { $0.scope = nil } },
    Edit("sendability-changed") { $0.edit("Mirror") { $0.isSendable = true } },
    Edit("liveness-changed") { $0.edit("Mirror") { $0.isLive = true } },
    Edit("root-mark-changed") { $0.edit("Mirror") { $0.isRoot = true } },
    Edit("lifecycle-changed") { $0.edit("Motor") { $0.lifecycle = [] } },
    Edit("lifecycle-changed") { $0.edit("Motor") { $0.lifecycle = [.eager, .stopHook] } },
    Edit("module-changed") { $0.edit("Mirror") { $0.module = nil } },
    Edit("elements-reordered") { document in
      let place = document.nodes.firstIndex { $0.kind == .collection && $0.requirements.count > 1 } ?? 0
      document.nodes[place].requirements.reverse()
    },
    Edit("order-changed") { document in
      let place = document.nodes.firstIndex { $0.contribution?.collection == .array } ?? 0
      document.nodes[place].contribution = .init(collection: .array, order: "last")
    },
    Edit("visibility-changed") { $0.edit("Mirror") { $0.visibility = .component } },
    Edit("visibility-changed") { $0.edit("Mirror") { $0.visibility = .module } },
    Edit("requirement-added") { $0.edit("Mirror") { $0.requirements.append($0.requirements[0]) } },
    Edit("requirement-removed") { $0.edit("Mirror") { $0.requirements.removeLast() } },
    Edit("requirement-respelled") { document in
      document.edit("Mirror") { $0.requirements[0] = .init(type: name, forms: [.provider], $0.requirements[0]) }
    },
    Edit("requirement-redirected") { document in
      document.edit("Mirror") {
        $0.requirements[0] = .init(type: $0.requirements[0].type, forms: [], resolution: .missing)
      }
    },
    Edit("diagnostic-removed") { $0.diagnostics.removeLast() },
    Edit("diagnostic-added") { $0.diagnostics.append($0.diagnostics[0]) },
    Edit("concern-removed") { $0.diagnostics[0].nodes.removeLast() },
  ]

  @Test("Each changed member of a document is reported as a change of its own kind", arguments: edits) func change(
    edit: Edit
  ) throws {
    var document = Self.document
    edit.apply(&document)
    try #require(document != Self.document)
    let changes = document.changes(from: Self.document)
    #expect(changes.changes.map(\.kind) == [edit.kind])
    #expect(try JSONSchema(named: "changes").problems(of: changes.text(as: .json)) == [])
    let back = Self.document.changes(from: document)
    #expect(try JSONSchema(named: "changes").problems(of: back.text(as: .json)) == [])
    // The reverse comparison swaps old and new values. A diagnostic may then also concern the new nodes.
    #expect(back.changes.first?.old == changes.changes.first?.new)
    #expect(back.changes.first?.new == changes.changes.first?.old)
  }

  @Test("The schema of changes lists exactly the kinds of change that comparisons report") func schema() throws {
    let all = Self.edits.reduce(into: Set<GraphChange.Kind>()) { kinds, edit in
      var document = Self.document
      edit.apply(&document)
      kinds.formUnion(document.changes(from: Self.document).changes.map(\.kind))
      kinds.formUnion(Self.document.changes(from: document).changes.map(\.kind))
    }
    // A moved component needs another tree than this one; renaming has its own tests.
    let known = Set(
      try JSONSchema(named: "changes").words(of: "kind", in: "change").map(GraphChange.Kind.init(rawValue:)))
    #expect(known.subtracting(all) == [.componentMoved, .moduleRenamed, .bindingRenamed, .swiftModuleRenamed])
    #expect(all.subtracting(known) == [])
  }

  @Test("A change carries the old and the new value") func values() throws {
    let old = GraphDocument.sketch(
      .component("App", scope: "One", .binding("A"), .binding("Page", needs: "A"), .factory(of: "Session")),
      .component("Session", in: "App", .binding("Root", root: true)))
    let new = GraphDocument.sketch(
      .component("App", scope: "Two", .binding("A", kind: .value), .factory(of: "Session")),
      .component(
        "Session", in: "App", .binding("Root", root: true), .binding("Page", needs: "Provider<A>")))
    let changes = new.changes(from: old).changes
    #expect(changes.map(\.kind) == ["scope-changed", "kind-changed", "binding-moved", "requirement-respelled"])
    #expect(changes.map(\.old) == ["Sketch.One", "factory", "Sketch.App", "Sketch.A"])
    #expect(changes.map(\.new) == ["Sketch.Two", "value", "Sketch.App > Sketch.Session", "Sketch.Provider<Sketch.A>"])
    #expect(changes.map(\.component) == ["App", "App", "Session", "Session"])
    #expect(changes.map { $0.key?.qualifiedName } == [nil, "Sketch.A", "Sketch.Page", "Sketch.Page"])
    #expect(changes.map(\.requirement) == [nil, nil, nil, "Sketch.Provider<Sketch.A>"])
  }

  // MARK: Edits

  private static func edit(
    _ component: inout GraphDocument.Component, type: GraphDocument.TypeName? = nil,
    scope: GraphDocument.TypeName?? = nil, seed: GraphDocument.TypeName?? = nil, repeatsAncestor: Bool? = nil
  ) {
    component = GraphDocument.Component(
      id: component.id, type: type ?? component.type, scope: scope ?? component.scope, seed: seed ?? component.seed,
      parent: component.parent, depth: component.depth, modules: component.modules, root: component.root,
      location: component.location, repeatsAncestor: repeatsAncestor ?? component.repeatsAncestor)
  }
}

extension GraphDocument {
  fileprivate mutating func edit(_ name: String, _ change: (inout NodeDraft) -> Void) {
    guard let place = nodes.firstIndex(where: { $0.key.name == name }) else { return }
    var draft = NodeDraft(nodes[place])
    change(&draft)
    nodes[place] = draft.node
  }
}

/// A copy of a node with mutable members.
private struct NodeDraft {
  var component: String
  var tag: GraphDocument.TypeName?
  var kind: GraphDocument.Node.Kind
  var scope: GraphDocument.TypeName?
  var isSendable: Bool
  var isLive: Bool
  var isRoot: Bool
  var lifecycle: [GraphDocument.Node.Lifecycle]
  var visibility: GraphDocument.Node.Visibility?
  var module: String?
  var requirements: [GraphDocument.Requirement]
  private let original: GraphDocument.Node

  init(_ node: GraphDocument.Node) {
    original = node
    (component, tag, kind, scope) = (node.component, node.tag, node.kind, node.scope)
    (isSendable, isRoot, lifecycle) = (node.isSendable, node.isRoot, node.lifecycle)
    isLive = node.isLive
    (visibility, module, requirements) = (node.visibility, node.module, node.requirements)
  }

  var node: GraphDocument.Node {
    var node = GraphDocument.Node(
      id: original.id, component: component, key: original.key, tag: tag, kind: kind,
      contribution: original.contribution, scope: scope,
      attributes: BindingAttributes(sendable: isSendable, live: isLive, root: isRoot), visibility: visibility,
      module: module, installs: original.installs, location: original.location,
      requirements: requirements)
    node.setLifecycle(lifecycle)
    return node
  }
}

extension GraphDocument.Requirement {
  /// A requirement of another type with the same resolution and target.
  fileprivate init(
    type: GraphDocument.TypeName, forms: [GraphDocument.Requirement.Form], _ other: GraphDocument.Requirement
  ) {
    self.init(type: type, forms: forms, resolution: other.resolution, target: other.target)
  }
}
