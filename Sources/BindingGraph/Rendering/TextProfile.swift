/// The styles and links of a page's pieces. The layout is the same for all profiles.
struct TextProfile: Sendable {
  /// The parameter of the terminal's escape sequence for pieces of each role; `nil` for no style.
  private let code: @Sendable (Line.Role) -> String?
  private let hasLinks: Bool

  /// Text without styles, for logs, tests and files.
  static let plain = TextProfile(hasLinks: false) { _ in nil }

  /// The colours of a terminal, and locations as links.
  static let terminal = TextProfile(hasLinks: true) { role in
    switch role {
    case .plain: nil
    case .error: "1;31"
    case .warning: "1;33"
    case .subject, .label(.path): "1"
    case .location: "36"
    case .drawing, .label(.see): "2"
    case .note, .label(.note): "1;34"
    case .label(.near): "1;35"
    case .label(.help): "1;32"
    case .code: "35"
    }
  }

  private init(hasLinks: Bool, _ code: @escaping @Sendable (Line.Role) -> String?) {
    self.hasLinks = hasLinks
    self.code = code
  }

  /// Returns the text of a page, without a line break at its end.
  /// - Parameter root: the folder to which paths are relative; relative paths are no links.
  func text(of page: Page, root: SourceRoot) -> String {
    let names = TypeNames(
      page.lines.flatMap { $0.pieces }.flatMap { $0.text.spans }.compactMap { $0.type } + page.namesakes)
    var text = ""
    for (index, line) in page.lines.enumerated() {
      if index > 0 { text += "\n" }
      for piece in line.pieces {
        let code = code(piece.role)
        let address = hasLinks ? piece.target.flatMap { self.address(of: $0, root: root) } : nil
        if let address { text += Self.link(to: address) }
        if let code { text += "\u{1B}[\(code)m" }
        text += names.string(piece.text)
        if code != nil { text += "\u{1B}[0m" }
        if address != nil { text += Self.link(to: "") }
      }
    }
    return text
  }

  private func address(of target: FileTarget, root: SourceRoot) -> String? {
    FileAddress.address(ofFullPath: root.path(of: target.path)).map { "\($0)#\(target.fragment)" }
  }

  /// Returns the escape sequence that begins a link (OSC 8), or ends one if the address is empty. Terminals without
  /// links do not show it.
  private static func link(to address: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\"
  }
}

/// The limits of a text report. The diagnostics themselves are never cut.
enum Limits {
  /// The diagnostics of one kind.
  static let diagnosticsPerID = 100
  /// The lines of a report at a terminal.
  static let lines = 300
  /// The lines of the findings of one kind, if a report is cut.
  static let minimumLinesOfGroup = 20
  /// The steps of one trace.
  static let steps = 50
  /// The links of a path.
  static let links = 20
}
