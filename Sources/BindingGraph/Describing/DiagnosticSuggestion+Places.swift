extension DiagnosticSuggestion {
  /// A line that compiles as it stands, with the place to add it at, where one is known.
  package init(
    _ text: DiagnosticText, at location: SourceLocation? = nil, fix code: DiagnosticText, in place: StatementPlace?
  ) {
    self.init(text, at: location, fix: code, insertion: place.map { $0.insertion(of: code) })
  }
}

extension StatementPlace {
  private static let usualBinder = "binder"

  fileprivate func insertion(of code: DiagnosticText) -> DiagnosticSuggestion.Insertion {
    var statement = code
    if binder != Self.usualBinder { statement.replacePrefix(Self.usualBinder, with: binder) }
    return DiagnosticSuggestion.Insertion("\(opening)" + statement + "\(closing)", at: location)
  }
}
