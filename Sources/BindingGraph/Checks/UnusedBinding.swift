#if DEBUG || DetailedReports
  /// A binding, or a collection with all its contributions, that no root reaches.
  package struct UnusedBindingFact: Sendable {
    /// A collection that is required somewhere.
    package struct Collection: Sendable {
      package let type: TypeReference
      package let shape: TypeShape
    }

    package let key: TypeReference
    /// The subcomponent that is never built, if the binding is its factory.
    package let installed: TypeReference?
    /// Whether it decorates a used binding, but its own result is not used.
    let isDecorator: Bool
    /// The sites in order of location; never empty. Several for a collection, and for a statement in several components.
    package let sites: [BindingSite]
    /// Other unreached bindings that this one leads to and no earlier finding does, in order of location.
    package let dependents: [TypeReference]
    /// For a collection, the required collections that its elements could be contributed to, in order of names.
    package let nearCollections: [Collection]
    /// The location for a statement that accepts the warning, if known.
    package let statementPlace: StatementPlace?
  }

  extension UnusedBindingFact: GraphFact {
    package static let kind = DiagnosticKind(.unusedBinding, .warning, summary: "A binding is never used.")

    package var location: SourceLocation? { sites.first?.location }
    package var subject: TypeReference? { key }
  }

  /// Finds bindings that no root reaches.
  ///
  /// Roots are those of the outermost component and of subcomponents whose factories are reached. In these components,
  /// eager bindings and those with a service or a start hook count as used. Only bindings at the top of an unused part
  /// are reported, with a list of their unused dependencies. A statement in several components, such as one of a module
  /// that all of them include, is used when one of its bindings is. Seeds are given from outside, and bindings in a
  /// faulty part of the graph already have a report: neither is a finding. There are no findings in a graph with
  /// overrides or missing bindings.
  ///
  /// - Complexity: O(nodes + edges).
  enum UnusedBindingPass {
    static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: true, facts) }

    static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedBindingFact] {
      // An override leaves behind bindings that only the replaced binding used, and a missing binding may use any binding
      // that seems unused.
      guard !graph.nodes.isEmpty, graph.overridingBindings.isEmpty, graph.missing.isEmpty else { return [] }
      let rootsOfFactories = graph.rootsOfFactories
      var reach = ReachedNodes(in: graph, rootsOfFactories: rootsOfFactories)
      let reached = reach.extend(from: starts(in: graph)) + extendToSelfMade(reach: &reach, in: graph)
      let unreached = graph.nodes.indices.filter { !reach.contains($0) }
      guard !unreached.isEmpty else { return [] }
      extendToTwins(of: reached, unreached: unreached, reach: &reach, in: graph)
      let tops = UnreachedPart.topmost(in: graph, rootsOfFactories: rootsOfFactories, reach: reach)
      return findings(of: tops, in: graph, collections: AskedCollections(in: graph, reach: reach, advisor: advisor))
    }

    /// Returns the nodes that count as used: roots, accepted bindings, and bindings with other findings.
    private static func starts(in graph: LinkedGraph) -> [Int] {
      var starts: [Int] = []
      if let root = graph[rootOf: 0] { starts.append(root) }
      for component in graph.components.indices where graph[rootOf: component] == nil {
        starts += graph[nodesOf: component]
      }
      for conflict in graph.conflicts {
        starts += conflict.bindings.map { graph.node(ofBinding: $0, in: conflict.component) }
      }
      guard !graph.acceptances.isEmpty else { return starts }
      for (component, node) in graph.components.enumerated() {
        starts += node.bindings.filter { graph.accepts(.unusedBinding, for: $0) }.map {
          graph.node(ofBinding: $0, in: component)
        }
      }
      return starts
    }

    /// Adds the nodes that are created without a request, in the components that are built.
    private static func extendToSelfMade(reach: inout ReachedNodes, in graph: LinkedGraph) -> [Int] {
      let selfMade = graph.selfMadeNodes
      guard !selfMade.isEmpty else { return [] }
      var reached: [Int] = []
      while true {
        let found = selfMade.filter { component, node in
          !reach.contains(node) && graph[rootOf: component].map { reach.contains($0) } == true
        }
        guard !found.isEmpty else { return reached }
        reached += reach.extend(from: found.map(\.node))
      }
    }

    /// Adds the bindings of statements that have a reached binding in another component.
    private static func extendToTwins(
      of reached: [Int], unreached: [Int], reach: inout ReachedNodes, in graph: LinkedGraph
    ) {
      guard graph.components.count > 1 else { return }
      var twins: [BindingStatement: [Int]] = [:]
      var keys: Set<Key> = []
      for node in unreached {
        guard let binding = graph.binding(at: node), binding.location != nil else { continue }
        twins[BindingStatement(binding), default: []].append(node)
        keys.insert(binding.key)
      }
      var pending = reached
      while !pending.isEmpty {
        let found = pending.flatMap { node -> [Int] in
          guard let binding = graph.binding(at: node), keys.contains(binding.key) else { return [] }
          return twins.removeValue(forKey: BindingStatement(binding)) ?? []
        }
        pending = reach.extend(from: found)
      }
    }

    /// Returns one finding for each statement, or for each collection of a component.
    private static func findings(
      of tops: [UnreachedPart], in graph: LinkedGraph, collections: AskedCollections
    ) -> [UnusedBindingFact] {
      tops.grouped { Set($0.bindings.map { BindingStatement(graph.bindings[$0]) }) }.map {
        finding(of: $0.elements, in: graph, collections: collections)
      }
    }

    private static func finding(
      of parts: [UnreachedPart], in graph: LinkedGraph, collections: AskedCollections
    ) -> UnusedBindingFact {
      let bindings = parts.flatMap(\.bindings)
      let dependents = parts.flatMap(\.dependents)
        .map { (site: graph.site(ofBinding: $0), type: graph.type(of: graph.bindings[$0].key)) }
        .inOrder { BindingSite.isInOrder($0.site, $1.site) }
        .map(\.type).uniqued()
      let installed = graph.components.first { $0.factoryBinding == bindings[0] }
      return UnusedBindingFact(
        key: graph.type(of: graph.bindings[bindings[0]].key), installed: installed?.type,
        isDecorator: graph.bindings[bindings[0]].kind == .decorator,
        sites: graph.sites(ofBindings: bindings), dependents: dependents,
        nearCollections: graph.bindings[bindings[0]].contribution == nil ? [] : collections.near(bindings[0]),
        statementPlace: graph.statementPlace(besideBinding: bindings[0]))
    }
  }

  extension UnusedBindingFact {
    private static let shownDependents = 5

    package var explanation: DiagnosticContent {
      var content = DiagnosticContent(
        key,
        isDecorator
          ? "is decorated in a component that never uses it"
          : installed == nil ? "is bound but never used" : "is never used, although its component is installed")
      content.steps = sites.map(\.step)
      if !dependents.isEmpty {
        var text = DiagnosticText(dependents.prefix(Self.shownDependents).map { DiagnosticText($0) }, separator: ", ")
        if dependents.count > Self.shownDependents {
          text = "\(text) and \(dependents.count - Self.shownDependents) more"
        }
        content.notes = [DiagnosticStep("its dependencies are not used either: \(text)")]
      }
      content.nearMisses = nearCollections.map(\.suggestion)
      content.help = [
        DiagnosticSuggestion(
          installed.map { "inject \(key), or do not install \($0)" } ?? "inject it, or remove the \(statement)"),
        .suppression(of: .unusedBinding, for: key, "next to the \(statement)", in: statementPlace),
      ]
      return content
    }

    private var statement: String { isDecorator ? "decorator" : installed == nil ? "binding" : "installation" }
  }

  extension UnusedBindingFact.Collection {
    /// The statement to contribute with instead.
    fileprivate var suggestion: DiagnosticSuggestion {
      DiagnosticSuggestion("\(type), which is injected: contribute to it instead", code: statement)
    }

    private var statement: DiagnosticText? {
      switch shape {
      case .array(let element): "binder.bind(\(element.metatype)).intoCollection().to(factory: ...)"
      case .set(let element): "binder.bind(\(element.metatype)).intoSet().to(factory: ...)"
      case .dictionary(let key, let value):
        "binder.bind(\(value.metatype)).intoDictionary(key: ... as \(key.argument)).to(factory: ...)"
      default: nil
      }
    }
  }
#endif

extension DiagnosticID {
  /// A binding is never used.
  public static let unusedBinding = DiagnosticID(rawValue: "unused-binding")
}

extension GraphWarning {
  /// A binding is never used.
  public static let unusedBinding = GraphWarning(id: .unusedBinding)
}
