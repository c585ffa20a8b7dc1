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
    /// The type that a headline is about.
    case subject
    /// A place in the source.
    case location
    /// Arrows and the lines of drawings.
    case drawing
    /// What introduces a line, such as `help:`.
    case label
    /// Something to type.
    case code
  }

  struct Piece {
    let role: Role
    let text: DiagnosticText
  }

  private(set) var pieces: [Piece] = []

  mutating func add(_ text: DiagnosticText, _ role: Role = .plain) {
    pieces.append(Piece(role: role, text: text))
  }

  mutating func add(_ location: SourceLocation?) {
    guard let location else { return }
    add(" at ")
    add(DiagnosticText(location.shortDescription), .location)
  }
}
