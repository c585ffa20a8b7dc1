/// Finds unshared classes with several dependents, each of which gets its own object.
///
/// Dependencies through a provider or a closure do not count, because they request new objects on purpose.
// Not a pass, because new objects are right for many classes. Without a fact, so that only programs with the rule link
// this code.
package enum UnsharedClassSearch {
  /// The class of the objects that a binding creates.
  package typealias CreatedClass = (type: TypeReference, hasMutableState: Bool)

  /// The warnings about all bindings whose type is a class.
  package static func warnings(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic] {
    func createdClass(of binding: Int) -> CreatedClass? {
      var type = graph.type(of: graph.bindings[binding].key)
      if case .tagged(_, let element?) = advisor.shape(of: type) { type = element }
      return advisor.shape(of: type) == .object ? (type: type, hasMutableState: false) : nil
    }
    return diagnostics(in: graph, .warning, classOf: createdClass)
  }

  /// The diagnostics about the bindings whose class `classOf` knows.
  /// - Parameters:
  ///   - isDependent: whether a binding counts as a dependent.
  ///   - classOf: returns the class of the objects that a binding creates; `nil` for a binding to ignore.
  package static func diagnostics(
    in graph: LinkedGraph, _ severity: DiagnosticSeverity, requiredBy isDependent: (Int) -> Bool = { _ in true },
    classOf: (Int) -> CreatedClass?
  ) -> [Diagnostic] {
    let dependents = BindingAdjacency(of: graph) { !$0.isDeferred }.sources
    return graph.bindings.indices.compactMap { index in
      let binding = graph.bindings[index]
      guard binding.kind == .factory, !binding.isShared, !binding.isRoot, binding.contribution == nil,
        dependents[index].count > 1, !graph.accepts(.unsharedClass, for: index), let created = classOf(index)
      else { return nil }
      let requests = graph.requests(ofBindings: dependents[index].filter(isDependent))
      guard requests.count > 1 else { return nil }
      return Diagnostic(
        DiagnosticKind.unsharedClass.with(severity), content(about: index, creating: created, for: requests, in: graph),
        at: binding.location)
    }
  }

  private static func content(
    about binding: Int, creating created: CreatedClass, for requests: [Request], in graph: LinkedGraph
  ) -> DiagnosticContent {
    let key = graph.type(of: graph.bindings[binding].key)
    let verb: DiagnosticText = key == created.type ? "is" : "is bound to \(created.type),"
    let state: DiagnosticText = created.hasMutableState ? "a class with mutable state" : "a class"
    var content = DiagnosticContent(
      key, "\(verb) \(state), but is not shared: \(requests.count) bindings get separate objects")
    content.steps =
      [graph.site(ofBinding: binding).step]
      + requests.map { DiagnosticStep("required by \($0.requirerName)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("to use one object, share it: sharedInScope()"),
      .suppression(
        of: .unsharedClass, for: key, "next to the binding", in: graph.statementPlace(besideBinding: binding)),
    ]
    return content
  }
}
