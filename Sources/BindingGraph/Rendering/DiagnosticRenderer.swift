/// Renders diagnostics as text.
///
///     print(GraphValidator.validate(App.self).text(as: .compiler))
public struct DiagnosticRenderer: Sendable {
  // Functions instead of cases: a program contains only the code of the formats that it names.
  private struct Format: Sendable {
    let report: @Sendable ([Diagnostic], DiagnosticRenderer) -> String
    /// The text of a single diagnostic; `nil` if it is the same as a report of that diagnostic alone.
    var single: (@Sendable (Diagnostic, DiagnosticRenderer) -> String)?

    static func lines(_ profile: TextProfile, limit: Int? = nil) -> Format {
      Format(
        report: { diagnostics, renderer in
          renderer.page(as: profile, limit: limit, diagnostics) { $0.add(Report(diagnostics)) }
        },
        single: { diagnostic, renderer in renderer.page(as: profile, [diagnostic]) { $0.add(diagnostic) } })
    }
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
  ///
  /// A report of more than about 300 lines shows the first diagnostics of each kind in full, and others in one line each.
  public static let terminal = DiagnosticRenderer(format: .lines(.terminal, limit: Limits.lines))

  /// One line for each diagnostic, for editors and build logs: `path:line: error: headline [id]`, with the column if
  /// known. Other locations and suggestions follow as `note:` lines. An empty line separates diagnostics.
  public static let compiler = DiagnosticRenderer(
    format: Format { CompilerStyle(root: $1.root, site: $1.site).text(of: $0) })

  /// A JSON document with a `version`, for tools. Nothing is left out.
  public static let json = DiagnosticRenderer(
    format: Format { JSONReport(root: $1.root, extent: $1.extent, site: $1.site).text(of: $0) })

  /// A SARIF 2.1.0 document, for code-scanning tools. Nothing is left out.
  public static let sarif = DiagnosticRenderer(
    format: Format {
      SARIFReport(root: $1.root, extent: $1.extent, site: $1.site, sourceLine: $1.sourceLine).text(of: $0)
    })

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

  /// Returns the same renderer, with paths relative to a folder that files may name in another way.
  ///
  /// - Parameter search: finds the path of a file below the folder; `nil` for one outside of it.
  package func relative(
    to folder: String, search: @escaping @Sendable (_ file: String) -> String?
  ) -> DiagnosticRenderer {
    var renderer = self
    renderer.root = SourceRoot(folder, search: search)
    return renderer
  }

  /// The same renderer, with the address of a web page where the text of a diagnostic says `see:`.
  ///
  ///     report.text(as: .compiler.documented(at: "https://docs.example.com"))
  ///
  /// Lines for editors get a note with the address, so that a click opens the page. JSON and SARIF also have the
  /// address.
  ///
  /// - Parameter site: the address of a copy of the documentation, as `Scripts/build-docs` writes it.
  public func documented(at site: String) -> DiagnosticRenderer {
    var renderer = self
    renderer.site = DocumentationSite(at: site)
    return renderer
  }

  /// Returns the same renderer with access to the sources: text has the line of code below each step, and SARIF counts
  /// columns in characters.
  /// - Parameter sourceLine: reads the whole line at a location; `nil` if it cannot be read.
  package func showing(sourceLine: @escaping @Sendable (SourceLocation) -> String?) -> DiagnosticRenderer {
    var renderer = self
    renderer.sourceLine = sourceLine
    return renderer
  }

  /// Returns the same renderer, with the extent of the check in JSON and SARIF.
  package func showing(_ extent: CheckedExtent) -> DiagnosticRenderer {
    var renderer = self
    renderer.extent = extent
    return renderer
  }

  /// The text of one diagnostic, without a final line break.
  public func text(for diagnostic: Diagnostic) -> String {
    format.single?(diagnostic, self) ?? report(of: [diagnostic])
  }

  /// The text of several diagnostics, without a final line break.
  /// - Parameter diagnostics: the diagnostics, in the order of the report.
  public func report(of diagnostics: [Diagnostic]) -> String {
    format.report(diagnostics, self)
  }

  private func page(
    as profile: TextProfile, limit: Int? = nil, _ diagnostics: [Diagnostic], _ add: (inout Page) -> Void
  ) -> String {
    var page = Page(site: site, lineLimit: limit, sourceLine: sourceLine)
    add(&page)
    #if !(DEBUG || DetailedReports)
      if diagnostics.contains(where: { $0.fact is any GraphFact }) {
        page.line("")
        page.line(
          """
          For suggestions, fixes and warnings, run swift package cleansec or a debug build, or build with the package \
          trait DetailedReports.
          """)
      }
    #endif
    return profile.text(of: page, root: root)
  }

  /// Returns the renderer for a stream.
  /// - Parameters:
  ///   - isTerminal: whether the stream is a terminal.
  ///   - noColor: the variable `NO_COLOR` of the environment.
  ///   - terminalKind: the variable `TERM` of the environment.
  package static func forStream(isTerminal: Bool, noColor: String?, terminalKind: String?) -> DiagnosticRenderer {
    isTerminal && noColor == nil && terminalKind != "dumb" ? .terminal : .plain
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String {
    DiagnosticRenderer.plain.text(for: self)
  }
}
