/// One line for each diagnostic, as compilers write them: `path:line:column: error: what is wrong [id]`.
struct CompilerStyle {
  let root: SourceRoot

  func text(of diagnostics: [Diagnostic]) -> String {
    let headlines = diagnostics.map(\.headline)
    let names = TypeNames(headlines.lazy.flatMap { $0.spans }.compactMap { $0.type })
    return zip(diagnostics, headlines).map { diagnostic, headline in
      let place = diagnostic.location.map { "\(root.path(of: $0)):\($0.position)" } ?? "<unknown>:0"
      let line = names.string(headline).split(whereSeparator: \.isNewline).joined(separator: " ")
      return "\(place): \(diagnostic.severity.rawValue): \(line) [\(diagnostic.id)]"
    }.joined(separator: "\n")
  }
}
