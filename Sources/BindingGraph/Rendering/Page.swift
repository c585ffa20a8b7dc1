/// The lines of a report under construction, in the layout that all text profiles share.
struct Page {
  private(set) var lines: [Line] = []
  /// The types from which names must differ, although no line has them.
  private(set) var namesakes: [TypeReference] = []
  /// The number of lines above which a report shows most findings in one line each; `nil` for no such limit.
  let lineLimit: Int?
  private let package: PackageFolder
  private let site: DocumentationSite
  /// Returns the line of source code at a location, if it is to be shown and can be read.
  private let sourceLine: (@Sendable (SourceLocation) -> String?)?

  init(
    package: PackageFolder = .own, site: DocumentationSite = .published,
    lineLimit: Int? = nil, sourceLine: (@Sendable (SourceLocation) -> String?)? = nil
  ) {
    self.lineLimit = lineLimit
    self.package = package
    self.site = site
    self.sourceLine = sourceLine
  }

  /// Returns a page with a finding alone.
  func alone(_ diagnostic: Diagnostic) -> Page {
    var page = Page(package: package, site: site, sourceLine: sourceLine)
    page.add(diagnostic)
    return page
  }

  mutating func add(_ other: Page) {
    lines += other.lines
    namesakes += other.namesakes
  }

  mutating func line(_ text: DiagnosticText, _ role: Line.Role = .plain) {
    var line = Line()
    line.add(text, role)
    lines.append(line)
  }

  // MARK: Diagnostics

  /// Adds a diagnostic: headline, chain, trace, notes, near misses, help, reference.
  mutating func add(_ diagnostic: Diagnostic) {
    let content = diagnostic.content
    namesakes += content.namesakes
    addHeadline(of: diagnostic, content.headline)
    if !content.chain.isEmpty { labelled(.path, Self.path(content.chain)) }
    addLocation(of: diagnostic, content)
    switch content.trace {
    case .list: addList(content.steps)
    case .loop(let types): addLoop(content.steps, types: types)
    }
    for note in content.notes { labelled(.note, note.text, at: note.location) }
    for suggestion in content.nearMisses { add(suggestion, label: .near) }
    for suggestion in content.help { add(suggestion, label: .help) }
    if !site.isCopy, let link = diagnostic.fact.kind.documentationLink {
      addReference(to: link)
    } else if let address = site.page(for: diagnostic) {
      addReference { $0.add("\(address)", .location) }
    }
  }

  /// Adds a diagnostic in one line.
  mutating func addInOneLine(_ diagnostic: Diagnostic) {
    let content = diagnostic.content
    namesakes += content.namesakes
    var line = headline(of: diagnostic, content.headline)
    line.add(diagnostic.location)
    lines.append(line)
  }

  private mutating func addHeadline(of diagnostic: Diagnostic, _ headline: DiagnosticContent.Headline) {
    lines.append(self.headline(of: diagnostic, headline))
  }

  private func headline(of diagnostic: Diagnostic, _ headline: DiagnosticContent.Headline) -> Line {
    let role: Line.Role =
      switch diagnostic.severity.level {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    var line = Line()
    line.add("\(diagnostic.severity.rawValue): ", role)
    if let subject = headline.subject {
      line.add("*** ", role)
      line.add(DiagnosticText(subject), .subject)
      line.add(" *** ", role)
    }
    line.add(headline.problem, role)
    line.add(" [\(diagnostic.id.rawValue)]", .drawing)
    return line
  }

  /// Adds the location, unless a step or a note has it.
  private mutating func addLocation(of diagnostic: Diagnostic, _ content: DiagnosticContent) {
    guard let location = diagnostic.location,
      !(content.steps + content.notes).contains(where: { $0.location == location })
    else { return }
    var line = Line()
    line.add(" ")
    line.add(location)
    lines.append(line)
    addSource(at: location, behind: "     ")
  }

  /// Returns the path in one line, without its middle if it is long: `App root -> SessionStore -> Keychain`.
  private static func path(_ links: [DiagnosticText]) -> DiagnosticText {
    guard links.count > Limits.links else { return DiagnosticText(links, separator: " -> ") }
    let shown = Limits.links / 2
    let rest = DiagnosticText("\(links.count - 2 * shown) more")
    return DiagnosticText(links.prefix(shown) + [rest] + links.suffix(shown), separator: " -> ")
  }

  private mutating func addList(_ steps: [DiagnosticStep]) {
    for step in steps.prefix(Limits.steps) {
      self.step("  -> ", step)
      addSource(at: step.location, behind: "     ")
    }
    if steps.count > Limits.steps { line("  -> and \(steps.count - Limits.steps) more") }
  }

  /// Draws a cycle: the types below each other, each with the step that leads to the next one.
  private mutating func addLoop(_ steps: [DiagnosticStep], types: [TypeReference]) {
    for (index, (step, type)) in zip(steps, types).prefix(Limits.steps).enumerated() {
      var line = Line()
      line.add(index == 0 ? "  +-> " : "  |   ", .drawing)
      line.add(DiagnosticText(type), .subject)
      lines.append(line)
      self.step("  |    | ", step)
      addSource(at: step.location, behind: "  |    | ")
      if index < steps.count - 1 { self.line("  |    v", .drawing) }
    }
    if steps.count > Limits.steps {
      line("  |   and \(steps.count - Limits.steps) more")
      line("  |    |", .drawing)
    }
    line("  +----+", .drawing)
  }

  private mutating func step(_ drawing: DiagnosticText, _ step: DiagnosticStep) {
    var line = Line()
    line.add(drawing, .drawing)
    line.add(step.text)
    line.add(step.location)
    lines.append(line)
  }

  /// Adds the line of code of a step: `  12 | binder.bind().to(factory: Oven.init)`.
  private mutating func addSource(at location: SourceLocation?, behind drawing: DiagnosticText) {
    guard let location, let source = sourceLine?(location) else { return }
    var line = Line()
    line.add(drawing, .drawing)
    line.add("\(location.line) | ", .drawing)
    line.add(DiagnosticText(source), .code)
    lines.append(line)
  }

  private mutating func labelled(
    _ label: Line.Label, _ text: DiagnosticText, at location: SourceLocation? = nil
  ) {
    var line = Line()
    line.add("  ")
    line.add("\(label.rawValue):", .label(label))
    line.add(" ")
    line.add(text)
    line.add(inParentheses: location)
    lines.append(line)
  }

  private mutating func add(_ suggestion: DiagnosticSuggestion, label: Line.Label) {
    labelled(label, suggestion.text, at: suggestion.location)
    guard let code = suggestion.code else { return }
    var line = Line()
    line.add("        ")
    line.add(code, .code)
    lines.append(line)
  }

  /// Adds a path within the package, which is the same on every machine; as a link, it leads to the file on this
  /// machine.
  private mutating func addReference(to link: String) {
    let parts = link.split(separator: "#", maxSplits: 1)
    let target = FileTarget(
      path: package.path(of: String(parts[0])), fragment: parts.count > 1 ? String(parts[1]) : "")
    addReference { $0.add(DiagnosticText(link), leadingTo: target) }
  }

  private mutating func addReference(_ add: (inout Line) -> Void) {
    var line = Line()
    line.add("  ")
    line.add("see:", .label(.see))
    line.add(" ")
    add(&line)
    lines.append(line)
  }
}
