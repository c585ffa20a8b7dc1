/// The report of a run on the statements that it has inserted.
struct FixListing: Sendable {
  let options: Options

  /// A line for each statement.
  func lines(of source: EditedSource, undone: Bool = false) -> String {
    source.changes.map { "\(shown(source.file)):\($0.line): \(undone ? "undone" : "inserted"): \($0.statement)\n" }
      .joined()
  }

  func complaint(about file: String, _ refusal: FixRefusal) -> String {
    "cleansec: \(shown(file)) is not changed: \(refusal.reason(isPlugin: options.isPlugin))\n"
  }

  /// The outcome of statements that no check has passed.
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

  /// The message if a signal ends the run.
  func interruption(keeping checked: [EditedSource], _ undoing: UncheckedEdits.Undoing) -> String {
    checked.map { lines(of: $0) }.joined() + lines(of: undoing)
      + "cleansec: interrupted\(undoing.isEmpty ? "" : " before the last statements were checked")\n"
  }

  private func shown(_ file: String) -> String {
    options.shownFolder?.relativePath(of: file) ?? file
  }
}
