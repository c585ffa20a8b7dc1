import BindingGraph
import Cleanse
import Foundation

/// The graphs that a test has released without stopping them, for the trait that stops them at the end of the test.
// Safe to send, because the lock guards its mutable state.
final class AbandonedGraphs: @unchecked Sendable {
  private let lock = NSLock()
  private var instances: [(instance: AbandonedInstance, site: CallSite)] = []
  private var hasEnded = false

  /// - Returns: whether the instance will be stopped; `false` if the test has ended.
  func take(_ instance: AbandonedInstance, at site: CallSite) -> Bool {
    lock.withLock {
      guard !hasEnded else { return false }
      instances.append((instance, site))
      return true
    }
  }

  /// Stops all in reverse order, and fails the test for each hook or service that fails.
  nonisolated(nonsending) func stop() async {
    for (instance, site) in end().reversed() {
      do {
        try await instance.stop(hookTimeLimit: StopLimits.hooks, serviceTimeLimit: StopLimits.services)
      } catch {
        let diagnostics = Diagnostic.list(of: error)
        FailureRecorder.record(DiagnosticRenderer.assertion.report(of: diagnostics), at: site)
      }
    }
  }

  private func end() -> [(instance: AbandonedInstance, site: CallSite)] {
    lock.withLock {
      hasEnded = true
      defer { instances = [] }
      return instances
    }
  }
}

/// The limits of assertions and traits, in seconds.
enum StopLimits {
  static let hooks = 60.0
  static let services = 10.0
  /// How long an object may exist before its service runs.
  static let serviceStart = 20.0
}
