import BindingGraph
import Cleanse

extension ValidationReport {
  /// What an assertion says of the errors.
  var failure: String { DiagnosticRenderer.assertion.failure(of: errors) }
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
