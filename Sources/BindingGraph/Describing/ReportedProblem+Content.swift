extension ReportedProblem {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(nil, headline)
    content.steps = steps
    content.notes = notes
    content.help = suggestions
    return content
  }
}
