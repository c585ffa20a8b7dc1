/// Turns diagnostics into text. Nothing else in the product words an error.
public struct DiagnosticRenderer: Sendable {
  /// Plain text, for logs and for `description`.
  public static let plain = DiagnosticRenderer()

  private init() {}

  /// The text of one diagnostic, without a line break at its end.
  public func text(for diagnostic: Diagnostic) -> String {
    var page = Page()
    switch diagnostic.finding {
    case .missingBinding(let fact): render(fact, into: &page)
    case .duplicateBinding(let fact): render(fact, into: &page)
    case .dependencyCycle(let fact): render(fact, into: &page)
    case .scopeNesting(let fact): render(fact, into: &page)
    case .duplicateKey(let fact): render(fact, into: &page)
    case .selfInstallingComponent(let fact): render(fact, into: &page)
    case .unusedOverride(let fact): render(fact, into: &page)
    case .reentrantCreation(let fact): render(fact, into: &page)
    case .changedConfiguration(let fact): render(fact, into: &page)
    }
    return page.text
  }

  /// The text of a report without findings.
  package var validGraph: String { "The graph is valid." }

  /// The text of a whole report from the texts of its errors.
  package func report(of errors: [String]) -> String {
    var page = Page()
    page.line("Multiple Errors")
    for (index, error) in errors.enumerated() {
      page.line("error \(index + 1)/\(errors.count):")
      page.line(error)
    }
    return page.text
  }
}
