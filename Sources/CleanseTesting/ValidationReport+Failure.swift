import BindingGraph
import Cleanse

extension ValidationReport {
  /// What an assertion says of the errors.
  var failure: String { failure(with: .ignore) }

  /// What an assertion says of the errors, and of warnings that fail it.
  func failure(with warnings: WarningTreatment) -> String {
    DiagnosticRenderer.assertion.report(
      of: errors.map(\.diagnostic) + (warnings.failsTest ? self.warnings : []))
  }
}

extension ModuleReport {
  /// What an assertion says of the errors.
  var failure: String { DiagnosticRenderer.assertion.failure(of: errors) }
}

extension DiagnosticRenderer {
  fileprivate func failure(of errors: [any CleanseError]) -> String {
    report(of: errors.map(\.diagnostic))
  }
}
