import BindingGraph

/// A statement to insert into a source, spelled as in a report.
struct SourceInsertion: Hashable, Sendable {
  let file: String
  /// Counted from 1.
  let line: Int
  /// Counted in bytes from 1; 1 for the insertion of whole lines.
  let column: Int
  /// The statement, with its indentation and its line breaks.
  let text: String

  /// The certain fixes of diagnostics, in order and without repetitions.
  static func all(for diagnostics: [Diagnostic]) -> [SourceInsertion] {
    let report = ContentReport(diagnostics)
    return diagnostics.compactMap { $0.certainFix?.insertion }.map { insertion in
      SourceInsertion(
        file: insertion.location.file, line: insertion.location.line, column: insertion.location.column ?? 1,
        text: report.string(insertion.text))
    }.uniqued()
  }

  /// Whether it consists of whole lines before another one.
  var isWholeLine: Bool { !text.hasPrefix("\n") }

  /// The text without the line break and the indentation after the statement.
  var textBeforeBrace: Substring {
    let end = text.utf8.lastIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    return text[..<end]
  }
}
