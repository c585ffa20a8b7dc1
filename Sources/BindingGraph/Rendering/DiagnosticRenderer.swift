/// Turns diagnostics into text. Nothing else in the product words an error.
public struct DiagnosticRenderer: Sendable {
  enum Format {
    case text(TextProfile)
  }

  let format: Format

  /// Plain text, for logs and for `description`.
  public static let plain = DiagnosticRenderer(format: .text(.plain))

  /// Plain text with the colours of a terminal.
  public static let terminal = DiagnosticRenderer(format: .text(.terminal))

  /// The text of one diagnostic, without a line break at its end.
  public func text(for diagnostic: Diagnostic) -> String {
    text { $0.add(diagnostic) }
  }

  /// The text of a report, without a line break at its end.
  ///
  /// Text in lines shows at most 100 diagnostics of one kind, and says how many there are besides.
  ///
  /// - Parameter diagnostics: what was found, in the order of the report.
  public func report(of diagnostics: [Diagnostic]) -> String {
    text { $0.add(Report(diagnostics)) }
  }

  private func text(_ write: (inout Page) -> Void) -> String {
    switch format {
    case .text(let profile):
      var page = Page()
      write(&page)
      return profile.text(of: page)
    }
  }
}
