import BindingGraph
import Cleanse
import Foundation
import TextFiles

extension ValidationReport {
  /// The failure text for the errors.
  var failure: String { failure(with: .ignore) }

  /// The failure text for the errors, and for warnings that fail the assertion.
  func failure(with warnings: WarningTreatment) -> String {
    DiagnosticRenderer.assertion.report(
      of: errors.map(\.diagnostic) + (warnings.failsTest ? self.warnings : []))
  }
}

extension ModuleReport {
  /// The failure text for the errors.
  var failure: String { DiagnosticRenderer.assertion.failure(of: errors) }
}

extension DiagnosticRenderer {
  fileprivate func failure(of errors: [any CleanseError]) -> String {
    report(of: errors.map(\.diagnostic))
  }
}

extension Diagnostic {
  /// The diagnostics of an error because of which an assertion cannot build or stop its graph.
  /// - Parameter assertion: the assertion, which has a variant for graphs with async bindings.
  static func list(of error: any Error, for assertion: AsynchronousComponentFact.User = .factory) -> [Diagnostic] {
    guard let error = error as? any CleanseError else {
      return [Diagnostic(id: .pluginError, headline: DiagnosticText(String(describing: error)))]
    }
    return error.advising(assertion).diagnostics
  }
}

extension DiagnosticRenderer {
  /// The text of failed assertions: plain, with the source lines of steps if the test can read the files.
  static var assertion: DiagnosticRenderer {
    let sources = SourceLines()
    return plain.showing { sources.line(at: $0)?.trimmingCharacters(in: .whitespaces) }
  }
}

/// The effect of a graph's warnings on an assertion.
public struct WarningTreatment: Hashable, Sendable {
  let failsTest: Bool

  /// Warnings do not fail the test.
  public static let ignore = WarningTreatment(failsTest: false)

  /// Warnings fail the test, like errors. Suppress an intended one with `binder.accept(_:for:)`.
  public static let fail = WarningTreatment(failsTest: true)
}
