import BindingGraph
import cleansec
import TestSupport

/// A program with its expected diagnostics at the ends of its lines: `// error: A: is bound 2 times`.
struct MarkedSource {
  let text: String

  /// The expected diagnostics, by line.
  var expected: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      line.components(separatedBy: "  // ").dropFirst().map { "\(number + 1): \($0)" }
    }
  }

  /// The findings of the static check in the program, by line.
  /// - Parameter warnings: the identifiers of the warnings to include.
  func found(asModule module: String = "App", warnings: Set<DiagnosticID> = [.conditionalBinding]) throws -> [String] {
    try check(asModule: module).diagnostics.filter { $0.severity != .warning || warnings.contains($0.id) }
      .sorted { ($0.location?.line ?? 0, "\($0.severity)") < ($1.location?.line ?? 0, "\($1.severity)") }
      .map { "\($0.location?.line ?? 0): \($0.severity): \($0.headline)" }
  }

  func check(asModule module: String = "App") throws -> GraphCheck {
    let source = try TemporaryFile(text)
    return try GraphCheck([TestCompiler.facts(ofModule: module, sources: [source.path])])
  }
}
