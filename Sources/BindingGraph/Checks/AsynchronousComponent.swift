/// A component with async bindings that is built synchronously.
package struct AsynchronousComponentFact: Sendable {
  /// An async binding of the component.
  package struct Cause: Sendable, Equatable {
    package let type: TypeReference
    package let location: SourceLocation?
    /// Whether it is the component's root, which cannot be bound elsewhere.
    package let isRoot: Bool

    package init(type: TypeReference, location: SourceLocation?, isRoot: Bool = false) {
      self.type = type
      self.location = location
      self.isRoot = isRoot
    }
  }

  /// A request for a synchronous factory of the component.
  package struct FactoryRequest: Sendable, Hashable {
    /// The factory as the request spells it, without the forms around it.
    package let factory: TypeReference
    package let request: Request
    /// Whether it is a `SendableComponentFactory`, for which there is no asynchronous replacement.
    package let isSendable: Bool

    package init(factory: TypeReference, request: Request, isSendable: Bool = false) {
      self.factory = factory
      self.request = request
      self.isSendable = isSendable
    }
  }

  /// The API that would build the outermost component synchronously.
  package enum User: Sendable {
    case factory
    /// `assertReleased` of `CleanseTesting`.
    case releaseAssertion
    /// `assertStart` of `CleanseTesting`.
    case startAssertion
    /// `TestGraph` of `CleanseTesting`.
    case testGraph
  }

  package let component: TypeReference
  /// The component that installs it; `nil` for the outermost one.
  package let parent: TypeReference?
  /// The component's own asynchronous bindings, in order of location; never empty.
  package let causes: [Cause]
  /// The requests for its factory, in order of location; empty for the outermost component, which `ComponentFactory.of`
  /// builds.
  package let requests: [FactoryRequest]
  /// The calls of `ComponentFactory.of` for the outermost component, as far as known.
  package let calls: [SourceLocation]
  package var user = User.factory

  package init(
    component: TypeReference, parent: TypeReference? = nil, causes: [Cause], requests: [FactoryRequest],
    calls: [SourceLocation] = []
  ) {
    self.component = component
    self.parent = parent
    self.causes = causes
    self.requests = requests
    self.calls = calls
  }
}

extension AsynchronousComponentFact: GraphFact {
  package static let kind = DiagnosticKind(
    .asynchronousComponent, .error, summary: "A component with async bindings is built synchronously.")

  package var location: SourceLocation? { requests.first?.request.location ?? calls.first ?? causes.first?.location }
  package var subject: TypeReference? { component }
}

/// Finds components with async bindings of their own that a synchronous factory builds.
///
/// - Complexity: O(components + bindings) on a graph without such components.
package enum AsynchronousComponentPass {
  package static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, preventsRoot: true, facts) }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [AsynchronousComponentFact] {
    graph.components.indices.compactMap { component in
      let asynchronous = graph.components[component].bindings.filter {
        graph.bindings[$0].kind == .asynchronousFactory
      }
      guard !asynchronous.isEmpty else { return nil }
      let requests = requests(for: component, in: graph)
      guard !requests.isEmpty || component == 0 && graph.isRootBuiltSynchronously else { return nil }
      return AsynchronousComponentFact(
        component: graph.components[component].type,
        parent: graph.components[component].parent.map { graph.components[$0].type },
        causes: graph.inSourceOrder(asynchronous) { $0 }.map {
          AsynchronousComponentFact.Cause(
            type: graph.type(of: graph.bindings[$0].key), location: graph.bindings[$0].location,
            isRoot: graph.bindings[$0].isRoot)
        },
        requests: requests, calls: component == 0 ? graph.synchronousBuilds : [])
    }
  }

  /// Returns the dependencies on the factory of a component, in all forms except the asynchronous one.
  private static func requests(
    for component: ComponentNode.ID, in graph: LinkedGraph
  ) -> [AsynchronousComponentFact.FactoryRequest] {
    guard let binding = graph.components[component].factoryBinding, let parent = graph.components[component].parent
    else { return [] }
    let factory = graph.node(ofBinding: binding, in: parent)
    var found: [(binding: Int, asked: TypeReference, isSendable: Bool)] = []
    // A subcomponent may request it, too.
    for node in graph[nodesOf: parent].lowerBound...graph.lastNode(inside: parent) {
      let asked: TypeReference
      switch graph.nodes[node].content {
      case .form(let key, of: factory):
        if case .asynchronous? = graph.forms[key] { continue }
        asked = graph.type(of: graph.isHandle(node) ? key : graph.bindings[binding].key)
      case .binding where graph.edges[graph.nodes[node].edges].contains(factory):
        asked = graph.type(of: graph.bindings[binding].key)
      default: continue
      }
      found += graph.bindingNodes(askingFor: node).compactMap { graph.bindingIndex(at: $0) }.map {
        ($0, asked, graph.isHandle(node))
      }
    }
    return graph.inSourceOrder(found, by: \.binding).map {
      AsynchronousComponentFact.FactoryRequest(
        factory: $0.asked, request: graph.request(of: $0.binding), isSendable: $0.isSendable)
    }.uniqued()
  }
}

extension LinkedGraph {
  /// Returns the last node of a component and its subcomponents.
  fileprivate func lastNode(inside component: ComponentNode.ID) -> Int {
    var last = component
    while let child = components[last].children.last { last = child }
    return max(self[nodesOf: component].lowerBound, self[nodesOf: last].upperBound - 1)
  }
}

extension AsynchronousComponentFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(component, "has async bindings but is built synchronously")
    content.steps = requests.map {
      DiagnosticStep("\($0.factory) is required by \($0.request.requirerName)", at: $0.request.location)
    }
    content.steps += calls.map { DiagnosticStep("built by ComponentFactory.of(\(component).self)", at: $0) }
    content.notes = causes.map { DiagnosticStep("\($0.type) is an async binding", at: $0.location) }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = help
    return content
  }

  private var help: [DiagnosticSuggestion] {
    guard let parent, !requests.isEmpty else {
      return advice
    }
    var help: [DiagnosticSuggestion] = []
    if requests.contains(where: \.isSendable) {
      // Another isolation cannot await these bindings; they are awaited where the sendable factory is injected.
      help = causes.map { cause in
        cause.isRoot
          ? DiagnosticSuggestion(
            "move the root's async dependencies to \(parent), and bind the root with to(factory:)", at: cause.location)
          : DiagnosticSuggestion(
            "bind \(cause.type) in \(parent) as an async binding, and declare it sendable",
            code: "binder.bind(\(cause.type.metatype)).sharedInScope().sendable().to(asyncFactory: …)")
      }
    }
    if let request = requests.first(where: { !$0.isSendable }) {
      help.append(
        DiagnosticSuggestion("inject AsyncComponentFactory<\(component)>", at: request.request.location))
    }
    return help
  }

  private var advice: [DiagnosticSuggestion] {
    switch user {
    case .factory:
      [
        DiagnosticSuggestion(
          "create the factory with AsyncComponentFactory", at: calls.first,
          code: "try await AsyncComponentFactory.of(\(component).self)")
      ]
    case .releaseAssertion:
      [
        DiagnosticSuggestion(
          "use the awaiting form", code: "try await assertReleased(awaiting: \(component).self) { … }")
      ]
    case .startAssertion:
      [
        DiagnosticSuggestion(
          "use the awaiting form", code: "try await assertStart(awaiting: \(component).self, creates: …)")
      ]
    case .testGraph:
      [DiagnosticSuggestion("use the awaiting form", code: "try await TestGraph(awaiting: \(component).self)")]
        + causes.filter { !$0.isRoot }.map {
          DiagnosticSuggestion(causes.count == 1 ? "or override \($0.type)" : "or override each, such as \($0.type)")
        }.prefix(1)
    }
  }
}

extension DiagnosticID {
  /// A component with async bindings is built synchronously.
  public static let asynchronousComponent = DiagnosticID(rawValue: "asynchronous-component")
}
