/// How the pieces of a page are shown. The layout is the same for all profiles.
struct TextProfile: Sendable {
  /// What stands before and after a piece of each role; `nil` for nothing.
  private let code: @Sendable (Line.Role) -> String?

  /// Characters only, for logs, tests and files.
  static let plain = TextProfile { _ in nil }

  /// The colours of a terminal.
  static let terminal = TextProfile { role in
    switch role {
    case .plain: nil
    case .error: "1;31"
    case .warning: "1;33"
    case .subject: "1"
    case .location: "36"
    case .drawing: "2"
    case .label: "1;32"
    case .code: "35"
    }
  }

  private init(_ code: @escaping @Sendable (Line.Role) -> String?) {
    self.code = code
  }

  /// The text of a page, without a line break at its end.
  func text(of page: Page) -> String {
    let names = TypeNames(
      page.lines.lazy.flatMap { $0.pieces }.flatMap { $0.text.spans }.compactMap { $0.type })
    var text = ""
    for (index, line) in page.lines.enumerated() {
      if index > 0 { text += "\n" }
      for piece in line.pieces {
        let code = code(piece.role)
        if let code { text += "\u{1B}[\(code)m" }
        text += names.string(piece.text)
        if code != nil { text += "\u{1B}[0m" }
      }
    }
    return text
  }
}
