import BindingGraph
import Cleanse
import Foundation

/// Fails a test before its graph creates a value of a live binding: once for each binding.
// Safe to send, because the lock guards its mutable state.
final class LiveBindingWatch: @unchecked Sendable {
  private let allowed: Set<TypeReference>
  private let site: CallSite
  private let lock = NSLock()
  /// `nil` for a graph without live bindings.
  private var graph: LinkedGraph?
  private var noted: Set<Int> = []

  /// - Parameter types: the bound types that may be live.
  init(allowing types: [TypeReference], at site: CallSite) {
    allowed = Set(types)
    self.site = site
  }

  /// Receives the graph before it creates values.
  func begin(in graph: LinkedGraph) {
    guard graph.bindings.contains(where: \.isLive) else { return }
    lock.withLock { self.graph = graph }
  }

  @Sendable func note(_ node: Int, of components: [TypeReference]) {
    guard let fact = newFact(about: node, of: components), !allowed.contains(fact.key) else { return }
    FailureRecorder.record(DiagnosticRenderer.assertion.report(of: [Diagnostic(fact)]), at: site)
  }

  /// - Returns: `nil` if the binding was reported before.
  private func newFact(about node: Int, of components: [TypeReference]) -> LiveBindingFact? {
    let found = lock.withLock { () -> (graph: LinkedGraph, node: Int)? in
      guard let graph, let node = graph.node(node, of: components), noted.insert(node).inserted else { return nil }
      return (graph, node)
    }
    return found.flatMap { LiveBindingSearch(in: $0.graph).fact(about: $0.node) }
  }
}
