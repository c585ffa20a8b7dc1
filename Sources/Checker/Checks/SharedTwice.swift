import BindingGraph

/// Several bindings of a component and its ancestors share a class, each with an object of its own.
package struct SharedTwiceFact: Sendable {
  package struct Binding: Sendable {
    package let key: TypeReference
    package let site: BindingSite

    package init(key: TypeReference, site: BindingSite) {
      self.key = key
      self.site = site
    }
  }

  package let type: TypeReference
  /// The outermost component of the bindings.
  package let component: TypeReference
  /// In order of location, at least two.
  package let bindings: [Binding]
  /// The place for a statement that suppresses the warning; `nil` if unknown.
  package let statementPlace: StatementPlace?

  package init(
    type: TypeReference, component: TypeReference, bindings: [Binding], statementPlace: StatementPlace?
  ) {
    self.type = type
    self.component = component
    self.bindings = bindings
    self.statementPlace = statementPlace
  }
}

extension SharedTwiceFact: GraphFact {
  package static let kind = DiagnosticKind.sharedTwice

  package var location: SourceLocation? { bindings.last?.site.location }
  package var subject: TypeReference? { type }
}

/// Finds classes of which several bindings create shared objects.
enum SharedTwicePass: RootPass {
  static let kind = SharedTwiceFact.kind
  // Code that was not followed may suppress the warning.
  static let isRefutedByMoreBindings = true

  static func diagnostics(in code: RootCode) -> [Diagnostic] {
    guard !code.graph.components.isEmpty else { return [] }
    return SharedTwiceSearch(in: code).facts.map { Diagnostic($0) }
  }
}

private struct SharedTwiceSearch {
  private let code: RootCode
  private var graph: LinkedGraph { code.graph }

  init(in code: RootCode) {
    self.code = code
  }

  var facts: [SharedTwiceFact] {
    sharedTwice(in: 0, inherited: [:]).sorted { $0.type.qualifiedName < $1.type.qualifiedName }
  }

  /// - Parameter inherited: the bindings of ancestors that share an object, by the classes that they create.
  private func sharedTwice(in component: Int, inherited: [SwiftType: [Int]]) -> [SharedTwiceFact] {
    var visible = inherited
    var facts: [SharedTwiceFact] = []
    for (type, own) in sharedObjects(of: component) {
      let outer = (inherited[type] ?? []).filter { outer in own.contains { createEqualObjects($0, outer) } }
      let bindings = graph.inSourceOrder(outer + own) { $0 }
      if !outer.isEmpty || Set(own.map { graph.bindings[$0].key.index }).count > 1 {
        facts.append(
          SharedTwiceFact(
            type: TypeReference(spelling: type.fullName),
            component: graph.components[bindings.map(graph.component(ofBinding:)).min() ?? component].type,
            bindings: bindings.map {
              SharedTwiceFact.Binding(key: graph.type(of: graph.bindings[$0].key), site: graph.site(ofBinding: $0))
            },
            statementPlace: bindings.last.flatMap { graph.statementPlace(besideBinding: $0) }))
      }
      visible[type, default: []] += own
    }
    return facts + graph.components[component].children.flatMap { sharedTwice(in: $0, inherited: visible) }
  }

  private func sharedObjects(of component: Int) -> [SwiftType: [Int]] {
    var indices: [SwiftType: [Int]] = [:]
    for index in graph.components[component].bindings {
      let binding = graph.bindings[index]
      // A private object is meant to be distinct.
      guard binding.isShared || binding.kind == .value, !binding.isRoot, binding.visibility == nil,
        let statement = code.statement(of: index),
        !statement.isTagged, let creation = statement.creation, creation.passesParameters,
        code.program.declaration(of: creation.type)?.kind == .class,
        !graph.accepts(.sharedTwice, for: index)
      else { continue }
      indices[creation.type, default: []].append(index)
    }
    return indices
  }

  /// Whether a binding and one of an ancestor create objects with the same dependencies.
  ///
  /// Two statements with one key are reported as `shadowed-binding` instead.
  private func createEqualObjects(_ inner: Int, _ outer: Int) -> Bool {
    let bindings = (graph.bindings[inner], graph.bindings[outer])
    guard bindings.0.key != bindings.1.key || graph.areOneStatement(bindings.0, bindings.1) else { return false }
    return dependencies(of: inner) == dependencies(of: outer)
  }

  /// The bindings that a binding depends on. Other nodes, such as component factories, are negative.
  private func dependencies(of binding: Int) -> Set<Int> {
    let node = graph.node(ofBinding: binding)
    return Set(
      graph.edges[graph.nodes[node].edges].map { target in
        target == LinkedGraph.unresolved ? target : graph.bindingIndex(at: target) ?? ~target
      })
  }
}

extension RecordedBinding {
  fileprivate var isTagged: Bool {
    if case .type = draft.key { false } else { true }
  }
}

extension SharedTwiceFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(
      type, "has \(bindings.count) shared bindings, so \(bindings.count) objects of it are created")
    content.steps = bindings.map { binding in
      DiagnosticStep(
        "\(binding.key) is bound to its own object" + (isOfOneComponent ? "" : " in \(binding.site.modules)"),
        at: binding.site.location)
    }
    content.help = [
      DiagnosticSuggestion("to share one object, \(sharing)"),
      .suppression(of: .sharedTwice, for: bindings.last?.key ?? type, "next to the binding", in: statementPlace),
    ]
    return content
  }

  private var isOfOneComponent: Bool { Set(bindings.map(\.site.modulePath.first)).count < 2 }

  private var sharing: DiagnosticText {
    let place: DiagnosticText = isOfOneComponent ? "once" : "in \(component) only"
    return Set(bindings.map(\.key)).count > 1
      ? "bind \(type) \(place), and forward the other bindings to it: to { $0 as \(type) }"
      : "bind \(type) \(place): its subcomponents inject the same object"
  }
}
