#if DEBUG || DetailedReports
  /// A binding of an ancestor that a component shadows with its own binding.
  package struct ShadowedBindingFact: Sendable {
    package let key: TypeReference
    /// The shadowing bindings, in order of location: one for each component; never empty.
    package let hiding: [BindingSite]
    /// The shadowed bindings, in order of location; never empty.
    package let hidden: [BindingSite]
    /// The location for a statement that accepts the warning, if known.
    package let statementPlace: StatementPlace?
  }

  extension ShadowedBindingFact: GraphFact {
    package static let kind = DiagnosticKind(
      .shadowedBinding, .warning, summary: "A component binds a type that one of its ancestors binds too.")

    package var location: SourceLocation? { hiding.first?.location }
    package var subject: TypeReference? { key }
  }

  /// Finds bindings that shadow an ancestor's binding of the same key.
  ///
  /// Not findings: a binding private to a module, which explicitly shadows others for that module only; contributions,
  /// which add to an ancestor's collection; roots of one type, such as a view, which components are for; a subcomponent
  /// that an ancestor also installs; one statement in a module that both components include, which means the same in
  /// both.
  ///
  /// - Complexity: O(bindings).
  enum ShadowedBindingPass {
    static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

    static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [ShadowedBindingFact] {
      guard graph.components.count > 1 else { return [] }
      var search = Search(graph: graph)
      search.visit(0)
      return search.pairs.isEmpty ? [] : search.findings
    }

    /// A walk over the component tree with a table of the bindings at the current component.
    private struct Search {
      fileprivate struct Pair {
        let hiding: Int
        let hidden: Int
      }

      let graph: LinkedGraph
      /// For each key, the first binding in the innermost component that has one, or -1.
      private var visible: [Int]
      private(set) var pairs: [Pair] = []

      init(graph: LinkedGraph) {
        self.graph = graph
        visible = Array(repeating: -1, count: graph.types.count)
      }

      mutating func visit(_ component: ComponentNode.ID) {
        let node = graph.components[component]
        var changes: [(key: Key, outer: Int)] = []
        for index in node.bindings {
          let binding = graph.bindings[index]
          guard binding.binds, binding.kind != .componentFactory, binding.visibility != .module else { continue }
          let outer = visible[binding.key.index]
          guard outer < node.bindings.lowerBound else { continue }
          if outer >= 0 { check(index, hides: outer) }
          guard binding.visibility == nil else { continue }
          changes.append((binding.key, outer))
          visible[binding.key.index] = index
        }
        for child in node.children { visit(child) }
        for change in changes { visible[change.key.index] = change.outer }
      }

      private mutating func check(_ inner: Int, hides outer: Int) {
        let (hiding, hidden) = (graph.bindings[inner], graph.bindings[outer])
        guard hiding.contribution == nil || hidden.contribution == nil else { return }
        guard !hiding.isRoot || !hidden.isRoot else { return }
        guard !graph.areOneStatement(hiding, hidden) else { return }
        guard !graph.accepts(.shadowedBinding, for: inner) else { return }
        pairs.append(Pair(hiding: inner, hidden: outer))
      }

      /// One finding for each shadowing statement.
      var findings: [ShadowedBindingFact] {
        pairs.grouped { BindingStatement(graph.bindings[$0.hiding]) }.map { statement, pairs in
          ShadowedBindingFact(
            key: graph.type(of: statement.key), hiding: graph.sites(ofBindings: pairs.map(\.hiding)),
            hidden: graph.sites(ofBindings: pairs.map(\.hidden)),
            statementPlace: pairs.first.flatMap { graph.statementPlace(besideBinding: $0.hiding) })
        }
      }
    }
  }

  extension ShadowedBindingFact {
    package var explanation: DiagnosticContent {
      var content = DiagnosticContent(key, "shadows a binding of a parent component")
      content.steps =
        hiding.map(\.step) + hidden.map { DiagnosticStep("shadows the binding of \($0.modules)", at: $0.location) }
      content.help = [
        DiagnosticSuggestion("tag one of the bindings, or remove one"),
        .suppression(
          of: .shadowedBinding, for: key,
          hiding.contains { $0.role == .seed } ? "in the component of the seed" : "next to the inner binding",
          in: statementPlace),
      ]
      return content
    }
  }
#endif

extension DiagnosticID {
  /// A component binds a type that one of its ancestors binds too.
  public static let shadowedBinding = DiagnosticID(rawValue: "shadowed-binding")
}

extension GraphWarning {
  /// A component binds a type that one of its ancestors binds too.
  public static let shadowedBinding = GraphWarning(id: .shadowedBinding)
}
