import BindingGraph
import Foundation
import SourceFiles

extension DiagnosticRenderer {
  /// The text of failed assertions: plain, with the source lines of steps if the test can read the files.
  static var assertion: DiagnosticRenderer {
    let sources = SourceLines()
    return plain.showing { sources.line(at: $0)?.trimmingCharacters(in: .whitespaces) }
  }
}
