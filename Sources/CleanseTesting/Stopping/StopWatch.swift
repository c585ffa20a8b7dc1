import BindingGraph
import Cleanse

/// Fails a test that releases a graph without the `onStop` hooks of its objects, or waits for services that do not run.
struct StopWatch: Sendable {
  private let site: CallSite
  private let advice: String

  /// How long a test may use an object whose service has not begun, in seconds: longer than a test that needs no service.
  private static let serviceLimit: UInt64 = 20

  /// - Parameter advice: the help of failures.
  init(at site: CallSite, advice: String) {
    self.site = site
    self.advice = advice
  }

  /// Begins the watch of an instance. What is not stopped when the instance is released stays alive.
  func begin<C: ComponentBase>(of instance: ComponentInstance<C>, serviceLimit: UInt64 = Self.serviceLimit) {
    instance.observeAbandonment { record($0, "was released before its onStop hooks or services had ended") }
    guard let waiting = instance.valuesAwaitingServices else { return }
    Task {
      try? await Task.sleep(nanoseconds: serviceLimit * 1_000_000_000)
      record(waiting(), "has a service that does not run, so calls that need the service wait without end")
    }
  }

  private func record(_ values: [AbandonedValue], _ problem: String) {
    guard !values.isEmpty else { return }
    let lines = values.map { value in
      "\(value.type) \(problem)\(value.location.map { " (\($0.shortDescription))" } ?? "")"
    }
    FailureRecorder.record((lines + ["  help: \(advice)"]).joined(separator: "\n"), at: site)
  }
}
