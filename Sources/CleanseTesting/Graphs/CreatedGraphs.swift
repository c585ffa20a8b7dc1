import BindingGraph
import Foundation

/// The root components of the graphs that a test creates.
// Safe to send, because the lock guards its mutable state.
final class CreatedGraphs: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [TypeReference] = []

  /// In the order of the first graph of each component.
  var components: [TypeReference] { lock.withLock { noted } }

  func note(_ component: TypeReference) {
    lock.withLock {
      if !noted.contains(component) { noted.append(component) }
    }
  }
}
