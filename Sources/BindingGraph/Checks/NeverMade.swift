#if DEBUG || DetailedReports
  /// A binding on which only `WeakProvider`s depend: nothing creates its value, so they find nothing.
  package struct NeverMadeFact: Sendable {
    package let key: TypeReference
    package let site: BindingSite
    /// The dependents, in order of location; never empty.
    package let requests: [Request]
    /// Whether its values are objects; `nil` if unknown.
    package let isObject: Bool?
    package let isShared: Bool
    /// The location for a statement that accepts the warning, if known.
    package let statementPlace: StatementPlace?
  }

  extension NeverMadeFact: GraphFact {
    package static let kind = DiagnosticKind(
      .neverMade, .warning, summary: "A value is never created, because only WeakProviders depend on it.")

    package var location: SourceLocation? { site.location }
    package var subject: TypeReference? { key }
  }

  /// Finds bindings on which only `WeakProvider`s depend: a weak request creates a value only while something else
  /// retains the binding.
  ///
  /// Dependencies of roots, eager bindings and hooks are retained, and so are the targets of an object graph. A seed, or
  /// a given value, exists without the graph. There are no findings in a graph with overrides or missing bindings.
  ///
  /// - Complexity: O(nodes + edges).
  enum NeverMadePass {
    static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: true, facts) }

    static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [NeverMadeFact] {
      guard graph.overridingBindings.isEmpty, graph.missing.isEmpty, graph.nodes.contains(where: \.isWeak) else {
        return []
      }
      let kept = KeptNodes(in: graph)
      var requests: [Int: [Int]] = [:]
      for node in graph.nodes.indices where kept.contains(node) && graph.bindingIndex(at: node) != nil {
        for edge in graph.edges[graph.nodes[node].edges] where edge != LinkedGraph.unresolved {
          guard let target = weakTarget(of: edge, in: graph), !kept.contains(target) else { continue }
          requests[target, default: []].append(node)
        }
      }
      return requests.inOrder { $0.key < $1.key }.compactMap { target, requirers in
        fact(about: target, askedForBy: requirers, in: graph, advisor: advisor)
      }
    }

    /// Returns the node of the binding behind a weak request; `nil` for other requests, and for weak ones of collections.
    private static func weakTarget(of node: Int, in graph: LinkedGraph) -> Int? {
      var (node, isWeak) = (node, false)
      while case .form(_, let inner) = graph.nodes[node].content {
        isWeak = isWeak || graph.nodes[node].isWeak
        node = inner
      }
      return isWeak && graph.bindingIndex(at: node) != nil ? node : nil
    }

    private static func fact(
      about target: Int, askedForBy requirers: [Int], in graph: LinkedGraph, advisor: any TypeAdvisor
    ) -> NeverMadeFact? {
      guard let index = graph.bindingIndex(at: target), !graph.accepts(.neverMade, for: index) else { return nil }
      let binding = graph.bindings[index]
      switch binding.kind {
      case .factory, .asynchronousFactory, .provider, .decorator: break
      default: return nil
      }
      let type = graph.type(of: binding.key)
      return NeverMadeFact(
        key: type, site: graph.site(ofBinding: index), requests: graph.requests(of: requirers),
        isObject: advisor.isObject(type), isShared: binding.isShared,
        statementPlace: graph.statementPlace(besideBinding: index))
    }
  }

  /// The nodes that are retained in the instances of their components.
  private struct KeptNodes {
    private var isKept: [Bool]

    init(in graph: LinkedGraph) {
      isKept = Array(repeating: false, count: graph.nodes.count)
      var open: [Int] = []
      for component in graph.components.indices {
        if let root = graph[rootOf: component] { open.append(root) } else { open += graph[nodesOf: component] }
      }
      open += graph.selfMadeNodes.map(\.node)
      while let next = open.popLast() {
        guard !isKept[next] else { continue }
        isKept[next] = true
        graph.forEachKeptNode(of: next) { open.append($0) }
      }
    }

    func contains(_ node: Int) -> Bool { isKept[node] }
  }

  extension NeverMadeFact {
    package var explanation: DiagnosticContent {
      var content = DiagnosticContent(key, "is never created: only WeakProviders depend on it")
      content.steps = [site.step] + requests.map { DiagnosticStep("required by \($0.requirerName)", at: $0.location) }
      content.help = [
        DiagnosticSuggestion(remedy),
        .suppression(of: .neverMade, for: key, "next to the binding", in: statementPlace),
      ]
      return content
    }

    private var remedy: DiagnosticText {
      if isObject == false { return "inject \(key) or Provider<\(key)>: a WeakProvider works with objects only" }
      let request: DiagnosticText = "inject \(key) into a value that retains it"
      return isShared ? request + ", or create it with the component: sharedInScope().eager()" : request
    }
  }
#endif

extension DiagnosticID {
  /// Only `WeakProvider`s depend on a binding, so its object is never created.
  public static let neverMade = DiagnosticID(rawValue: "never-made")
}

extension GraphWarning {
  /// Only `WeakProvider`s depend on a binding, so its object is never created.
  public static let neverMade = GraphWarning(id: .neverMade)
}
