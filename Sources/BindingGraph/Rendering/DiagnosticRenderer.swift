/// Renders diagnostics as text.
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
  private var site = DocumentationSite.published

  /// Plain text, for logs and for `description`.
  ///
  /// Prints at most 100 diagnostics of one kind, and 50 steps of each, and the number of those left out.
  public static let plain = DiagnosticRenderer(format: .lines(.plain))

  /// The plain text with terminal colours, and with locations as links (OSC 8) if they have a full path.
  public static let terminal = DiagnosticRenderer(format: .lines(.terminal))

  /// One line for each diagnostic, for editors and build logs: `path:line: error: headline [id]`, with the column if
  /// known. Other locations and suggestions follow as `note:` lines. An empty line separates diagnostics.
  public static let compiler = DiagnosticRenderer(format: .compiler)

  /// A JSON document with a `version`, for tools. Nothing is left out.
  public static let json = DiagnosticRenderer(format: .json)

  /// A SARIF 2.1.0 document, for code-scanning tools. Nothing is left out.
  public static let sarif = DiagnosticRenderer(format: .sarif)

  private init(format: Format) {
    self.format = format
  }

  /// The same renderer, with paths relative to a folder.
  ///
  /// Plain text prints the last folder and the file in any case. In a terminal, relative paths are not links.
  ///
  /// - Parameter folder: the full path of the folder, such as that of a repository.
  public func relative(to folder: String) -> DiagnosticRenderer {
    var renderer = self
    renderer.root = SourceRoot(folder)
    return renderer
  }

  /// The same renderer, with the address of a web page where the text of a diagnostic says `see:`.
  ///
  ///     report.text(as: .compiler.documented(at: "https://docs.example.com"))
  ///
  /// Lines for editors get a note with the address, so that a click opens the page. JSON and SARIF have the address, too.
  ///
  /// - Parameter site: the address of a copy of the documentation, as `Scripts/build-docs` writes it.
  public func documented(at site: String) -> DiagnosticRenderer {
    var renderer = self
    renderer.site = DocumentationSite(at: site)
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

  /// The text of one diagnostic, without a final line break.
  public func text(for diagnostic: Diagnostic) -> String {
    guard case .lines(let profile) = format else { return report(of: [diagnostic]) }
    var page = Page(site: site, sourceLine: sourceLine)
    page.add(diagnostic)
    return profile.text(of: page, root: root)
  }

  /// The text of several diagnostics, without a final line break.
  /// - Parameter diagnostics: the diagnostics, in the order of the report.
  public func report(of diagnostics: [Diagnostic]) -> String {
    switch format {
    case .lines(let profile):
      var page = Page(site: site, sourceLine: sourceLine)
      page.add(Report(diagnostics))
      return profile.text(of: page, root: root)
    case .compiler: return CompilerStyle(root: root, site: site).text(of: diagnostics)
    case .json: return JSONReport(root: root, extent: extent, site: site).text(of: diagnostics)
    case .sarif:
      return SARIFReport(root: root, extent: extent, site: site, sourceLine: sourceLine).text(of: diagnostics)
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
