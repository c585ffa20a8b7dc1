/// A line of a report before it is printed: words and types, each with its role.
struct Line {
  /// The role of a piece of a line. A profile may show each in its own way.
  enum Role {
    /// The words around all other pieces.
    case plain
    /// The mark of an error, and the problem.
    case error
    /// The mark of a warning, and the problem.
    case warning
    /// The mark of a note, and its headline.
    case note
    /// The type that a headline is about.
    case subject
    /// A location in the source.
    case location
    /// The kind of a problem, arrows, and the lines of drawings.
    case drawing
    /// The label at the start of a line.
    case label(Label)
    /// Code to write, or a line of source code.
    case code
  }

  /// The label at the start of a line.
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
    /// The target of the piece, if it is a link.
    var target: FileTarget?
  }

  private(set) var pieces: [Piece] = []

  mutating func add(_ text: DiagnosticText, _ role: Role = .plain) {
    pieces.append(Piece(role: role, text: text))
  }

  /// Adds the location after a step, if it is known.
  mutating func add(_ location: SourceLocation?) {
    guard let location else { return }
    add(" at ")
    add(link: location)
  }

  /// Adds the location after a sentence, if it is known, in parentheses: after a sentence, "at" would read as a part of
  /// the sentence.
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

/// The target of a link: a position in a file.
struct FileTarget {
  let path: String
  /// The line, or the section.
  let fragment: String
}
