/// Turns diagnostics into text. Nothing else in the product words an error.
///
///     print(GraphValidator.validate(App.self).text(as: .compiler))
public struct DiagnosticRenderer: Sendable {
  private enum Format {
    case lines(TextProfile)
    case compiler
    case json
    case sarif
  }

  private let format: Format
  private var root = SourceRoot.none
  private var sourceLine: (@Sendable (SourceLocation) -> String?)?
  private var extent: CheckedExtent?

  /// Plain text, for logs and for `description`.
  ///
  /// Shows at most 100 diagnostics of one kind, and 50 steps of each, and says how many there are besides.
  public static let plain = DiagnosticRenderer(format: .lines(.plain))

  /// The same text with the colours of a terminal, and places as links (OSC 8), where they have a full path.
  public static let terminal = DiagnosticRenderer(format: .lines(.terminal))

  /// A line for each diagnostic, as editors and build logs understand them: `path:line: error: what is wrong [id]`, with
  /// the column behind the line where it is known. Other places and advice follow, each as a `note:`, and an empty
  /// line stands between reports.
  public static let compiler = DiagnosticRenderer(format: .compiler)

  /// A JSON document with a `version`, for tools. Nothing is left out.
  public static let json = DiagnosticRenderer(format: .json)

  /// A SARIF 2.1.0 document, for code-scanning tools. Nothing is left out.
  public static let sarif = DiagnosticRenderer(format: .sarif)

  private init(format: Format) {
    self.format = format
  }

  /// The same, with the paths of files below a folder relative to that folder.
  ///
  /// Lines of text show the last folder and the file anyway; in a terminal, what is relative is no link.
  ///
  /// - Parameter folder: the full path of the folder, such as that of a repository.
  public func relative(to folder: String) -> DiagnosticRenderer {
    var renderer = self
    renderer.root = SourceRoot(folder)
    return renderer
  }

  /// The same, knowing the sources: text has the line of code below each step, and SARIF counts columns in characters.
  /// - Parameter sourceLine: reads the whole line at a place; `nil` where it cannot be read.
  package func showing(sourceLine: @escaping @Sendable (SourceLocation) -> String?) -> DiagnosticRenderer {
    var renderer = self
    renderer.sourceLine = sourceLine
    return renderer
  }

  /// The same, where JSON and SARIF say how much was checked.
  package func showing(_ extent: CheckedExtent) -> DiagnosticRenderer {
    var renderer = self
    renderer.extent = extent
    return renderer
  }

  /// The text of one diagnostic, without a line break at its end.
  public func text(for diagnostic: Diagnostic) -> String {
    guard case .lines(let profile) = format else { return report(of: [diagnostic]) }
    var page = Page(sourceLine: sourceLine)
    page.add(diagnostic)
    return profile.text(of: page, root: root)
  }

  /// The text of a report, without a line break at its end.
  /// - Parameter diagnostics: what was found, in the order of the report.
  public func report(of diagnostics: [Diagnostic]) -> String {
    switch format {
    case .lines(let profile):
      var page = Page(sourceLine: sourceLine)
      page.add(Report(diagnostics))
      return profile.text(of: page, root: root)
    case .compiler: return CompilerStyle(root: root).text(of: diagnostics)
    case .json: return JSONReport(root: root, extent: extent).text(of: diagnostics)
    case .sarif: return SARIFReport(root: root, extent: extent, sourceLine: sourceLine).text(of: diagnostics)
    }
  }

  /// The renderer for a stream.
  /// - Parameters:
  ///   - isTerminal: whether the stream is a terminal.
  ///   - noColor: the variable `NO_COLOR` of the environment.
  ///   - terminalKind: the variable `TERM` of the environment.
  package static func forStream(isTerminal: Bool, noColor: String?, terminalKind: String?) -> DiagnosticRenderer {
    isTerminal && noColor == nil && terminalKind != "dumb" ? .terminal : .plain
  }
}
