import BindingGraph
import Cleanse

/// A shared object that is alive after its graph was released.
struct UnreleasedObject {
  /// The reason why it is alive, as far as the graph shows it.
  enum Reason {
    /// The dependencies lead from the object back to itself.
    case cycle([RetainCycleFact.Edge])
    /// Another living object leads to it.
    case holder(TypeReference, [RetainCycleFact.Edge])
    /// Code outside of the graph holds a part of it that retains the object: perhaps one of these.
    case handle([Handle])
    /// No part of the graph retains it.
    case outside
  }

  /// A provider or a factory that leads to the object, and the binding that depends on it.
  struct Handle {
    let type: TypeReference
    let holder: TypeReference
    let location: SourceLocation?
    let edges: [RetainCycleFact.Edge]
  }

  let type: TypeReference
  let location: SourceLocation?
  let component: TypeReference?
  let reason: Reason

  /// Objects that no other living object holds come first, because they are the ones to fix.
  /// - Parameter values: the living values, in the order of their creation.
  static func list(_ values: [WatchedValue], in graph: LinkedGraph) -> [UnreleasedObject] {
    guard !values.isEmpty else { return [] }
    let search = ReleaseSearch(in: graph, alive: values)
    let objects = values.enumerated().map { index, value in
      UnreleasedObject(
        type: value.type, location: value.location, component: value.components.last, reason: search.reason(of: index))
    }
    return objects.filter { !$0.isHeldByAnother } + objects.filter(\.isHeldByAnother)
  }

  private var isHeldByAnother: Bool {
    if case .holder = reason { true } else { false }
  }
}

extension UnreleasedObject {
  /// The object as a diagnostic.
  var diagnostic: Diagnostic {
    let sharing = component.map { [DiagnosticStep("shared in \($0)", at: location)] } ?? []
    return Diagnostic(
      id: .unreleasedObject, headline: "\(type) was not released with its graph", location: location,
      steps: steps,
      notes: sharing + [explanation], suggestions: suggestions)
  }

  private var steps: [DiagnosticStep] {
    switch reason {
    case .cycle(let edges), .holder(_, let edges): edges.map(\.step)
    case .handle(let handles):
      handles.flatMap { handle in
        [DiagnosticStep("\(handle.holder) depends on \(handle.type)", at: handle.location)]
          + handle.edges.map(\.step)
      }
    case .outside: []
    }
  }

  private var explanation: DiagnosticStep {
    switch reason {
    case .cycle:
      DiagnosticStep(
        "\(type) depends on itself through the graph, so it is never released if it stores that dependency")
    case .holder(let holder, _): DiagnosticStep("\(holder) was not released either, and may retain it")
    case .handle:
      DiagnosticStep(
        """
        a provider, a closure or a factory that leads to it is still retained, by an object that it retains itself or from \
        outside the graph, for example by the test
        """)
    case .outside:
      DiagnosticStep(
        """
        the graph no longer retains it: it may retain itself, for example through a closure, a timer or a delegate, or be \
        retained from outside the graph, for example by the test
        """)
    }
  }

  private var suggestions: [DiagnosticSuggestion] {
    guard case .cycle = reason else { return [] }
    return [
      DiagnosticSuggestion("inject a WeakProvider into one of them, or store the dependency in another object")
    ]
  }
}
