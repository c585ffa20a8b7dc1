import BindingGraph

/// The report on the statements that a run has inserted.
struct FixListing: Sendable {
  let options: Options

  /// One line for each statement.
  func lines(of source: EditedSource, undone: Bool = false) -> String {
    source.changes.map { "\(shown(source.file)):\($0.line): \(undone ? "undone" : "inserted"): \($0.statement)\n" }
      .joined()
  }

  func complaint(about file: String, _ refusal: FixRefusal) -> String {
    "cleansec: \(shown(file)) is not changed: \(refusal.reason(isPlugin: options.isPlugin))\n"
  }

  /// One line for each error whose only fix has no place.
  func unplacedFixes(of diagnostics: [Diagnostic]) -> String {
    diagnostics.compactMap { diagnostic in
      guard let location = diagnostic.location, let fix = diagnostic.certainFix, fix.insertion == nil,
        let statement = fix.code
      else { return nil }
      return "cleansec: \(shown(location.file)):\(location.line): not inserted: \(statement): "
        + "\(FixRefusal.noPlace.reason(isPlugin: options.isPlugin))\n"
    }.joined()
  }

  /// The line about a fix that would cause another finding.
  func line(about fixed: Diagnostic, causing caused: Diagnostic) -> String {
    let report = ContentReport([fixed, caused])
    let fix = fixed.certainFix
    let place = (fix?.insertion?.location).map { "\(shown($0.file)):\($0.line): " } ?? ""
    return "cleansec: \(place)not inserted: \(fix?.code.map(report.string) ?? ""): then "
      + "\(report.string(caused.content.headline.sentence)) [\(caused.id.rawValue)]\n"
  }

  /// The outcome of undoing statements that no check has passed.
  func lines(of undoing: UncheckedEdits.Undoing) -> String {
    undoing.map { source, restoration in
      switch restoration {
      case .restored: lines(of: source, undone: true)
      case .refused(let refusal):
        lines(of: source)
          + "cleansec: error: \(shown(source.file)) keeps these statements, which no check has passed: "
          + "\(refusal.reason(isPlugin: options.isPlugin))\n"
      }
    }.joined()
  }

  /// The message for a run that a signal ends.
  func interruption(keeping checked: [EditedSource], _ undoing: UncheckedEdits.Undoing) -> String {
    checked.map { lines(of: $0) }.joined() + lines(of: undoing)
      + "cleansec: interrupted\(undoing.isEmpty ? "" : " before the last statements were checked")\n"
  }

  private func shown(_ file: String) -> String {
    options.shownFolder?.relativePath(of: file) ?? file
  }
}
