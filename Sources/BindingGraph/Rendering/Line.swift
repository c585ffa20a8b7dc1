/// A line of a report before it is printed: words and types, each with the part that it plays.
struct Line {
  /// What a piece of a line is for. A profile may show each in its own way.
  enum Role {
    /// The words around everything else.
    case plain
    /// The mark of an error, and what is wrong.
    case error
    /// The mark of a warning, and what is wrong.
    case warning
    /// The mark of a note, and what was not checked.
    case note
    /// The type that a headline is about.
    case subject
    /// A place in the source.
    case location
    /// The kind of a problem, arrows, and the lines of drawings.
    case drawing
    /// What introduces a line.
    case label(Label)
    /// Something to type, or a line of source code.
    case code
  }

  /// What introduces a line.
  enum Label: String {
    case path
    case note
    case near = "did you mean"
    case help
    case see
  }

  struct Piece {
    let role: Role
    let text: DiagnosticText
    /// The place that the piece leads to, as a link.
    var target: FileTarget?
  }

  private(set) var pieces: [Piece] = []

  mutating func add(_ text: DiagnosticText, _ role: Role = .plain) {
    pieces.append(Piece(role: role, text: text))
  }

  /// Adds the location behind a step, where one is known.
  mutating func add(_ location: SourceLocation?) {
    guard let location else { return }
    add(" at ")
    add(link: location)
  }

  /// Adds the location behind a sentence, where one is known: "at" would read as a part of it.
  mutating func add(inParentheses location: SourceLocation?) {
    guard let location else { return }
    add(" (")
    add(link: location)
    add(")")
  }

  private mutating func add(link location: SourceLocation) {
    add(
      DiagnosticText(location.shortDescription),
      leadingTo: FileTarget(path: location.file, fragment: location.position))
  }

  mutating func add(_ text: DiagnosticText, leadingTo target: FileTarget) {
    pieces.append(Piece(role: .location, text: text, target: target))
  }
}

/// A place in a file, as a link leads to it.
struct FileTarget {
  let path: String
  /// The line, or the section.
  let fragment: String
}
