/// Lines of a report under construction.
struct Page {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  mutating func line(_ text: String) {
    lines.append(text)
  }

  /// The first line: what the report is about, and what is wrong with it.
  mutating func headline(_ subject: TypeReference, _ problem: String) {
    line("*** \(subject.name) *** \(problem)")
  }

  /// One step of a trace, with its place where that is known.
  mutating func step(_ text: String, at location: SourceLocation?) {
    if let location {
      line("  -> \(text) at \(location.shortDescription)")
    } else {
      line("  -> \(text)")
    }
  }

  /// What to type.
  mutating func help(_ text: String) {
    line("  help: \(text)")
  }
}
