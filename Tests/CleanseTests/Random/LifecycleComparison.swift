import BindingGraph
import Cleanse

/// Compares the reported errors of async and sendable bindings with the reference.
struct LifecycleComparison {
  private let expected: Set<NaiveLifecycleFault>

  init(_ graph: NaiveGraph) {
    expected = graph.lifecycleFaults
  }

  func problems(with errors: [any CleanseError]) -> [String] {
    let reported = errors.reduce(into: Set<NaiveLifecycleFault>()) { $0.formUnion(Self.faults(in: $1.diagnostic)) }
    return expected.subtracting(reported).map { "not reported: \($0)" }
      + reported.subtracting(expected).map { "wrongly reported: \($0)" }
  }

  private static func faults(in diagnostic: Diagnostic) -> [NaiveLifecycleFault] {
    switch diagnostic.fact {
    case let fact as AsynchronousComponentFact:
      fact.requests.map {
        .asynchronous(component: identity(of: fact.component), line: $0.request.location?.line ?? -1)
      }
    case let fact as UnsendableRequestFact:
      fact.handleRequests.map { .unsendable(key: identity(of: fact.key), line: $0.location?.line ?? -1) }
    default: []
    }
  }

  private static func identity(of type: TypeReference) -> ObjectIdentifier {
    ObjectIdentifier(type.type ?? Never.self)
  }
}
