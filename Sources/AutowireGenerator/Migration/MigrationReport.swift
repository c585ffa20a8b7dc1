import BindingGraph

/// A report on the registrations of a program.
struct MigrationReport {
  let bindings: [MigratedBinding]
  let uses: [ContainerUse]
  let unregistered: [(type: String, dependents: [String])]
  let modules: [MigratedModule]
  /// The spelling of paths.
  let writer: SwiftWriter

  /// The report as text, by files.
  var text: String {
    var lines: [String] = []
    for (file, bindings) in grouped(bindings, by: \.registration.place) {
      lines.append(String(writer.shown(file)))
      for binding in bindings {
        lines += ["  \(binding.registration.place.place.line): \(headline(of: binding))"]
        lines += code(of: binding).map { "      \($0)" } + remarks(on: binding).map { "      - \($0)" }
      }
      lines.append("")
    }
    for (file, uses) in grouped(uses, by: \.place) {
      lines.append("\(writer.shown(file)), outside of registrations")
      lines += uses.map { "  \($0.place.place.line): \($0.text)" } + [""]
    }
    if !unregistered.isEmpty {
      lines.append("Bind these types too, or pass them as the seed of the root component:")
      lines += unregistered.map { "  \($0.type), for \($0.dependents.joined(separator: ", "))" } + [""]
    }
    if !modules.isEmpty {
      lines.append("Include the modules in your root component:")
      lines += modules.map { "  binder.include(module: \($0.name).self)" } + [""]
    }
    return (lines + [summary, ""]).joined(separator: "\n")
  }

  /// The findings as diagnostics, for tools.
  var diagnostics: [Diagnostic] {
    bindings.map { binding in
      Diagnostic(
        MigrationFinding(
          kind: binding.statements == nil ? .decision : .binding, headline: headline(of: binding),
          details: code(of: binding) + remarks(on: binding), place: binding.registration.place))
    } + uses.map { Diagnostic(MigrationFinding(kind: .use, headline: $0.text, details: [], place: $0.place)) }
  }

  private var summary: String {
    let written = bindings.filter { $0.statements != nil }.count
    return
      "registrations: \(bindings.count), of which bindings: \(written), to be decided: \(bindings.count - written); "
      + "other uses of a container: \(uses.count)"
  }

  private func headline(of binding: MigratedBinding) -> String {
    let registration = binding.registration
    guard binding.statements == nil else { return "\(registration.service), in \(registration.module)" }
    return "\(registration.service) needs a decision"
  }

  private func code(of binding: MigratedBinding) -> [String] {
    (binding.statements ?? []).flatMap { $0.components(separatedBy: "\n") }
  }

  private func remarks(on binding: MigratedBinding) -> [String] {
    binding.decisions.map { $0.text(writer.shown) }
      + binding.registration.overrides.map { "\($0) becomes an override where tests or previews build the component" }
  }

  private func grouped<Element>(
    _ elements: [Element], by place: KeyPath<Element, FilePlace>
  ) -> [(file: String, elements: [Element])] {
    Dictionary(grouping: elements) { $0[keyPath: place].file }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0[keyPath: place] < $1[keyPath: place] }) }
  }
}

/// An entry of the report as a diagnostic.
private struct MigrationFinding: DiagnosticFact {
  let kind: DiagnosticKind
  let headline: String
  let details: [String]
  let place: FilePlace

  var subject: TypeReference? { nil }
  var location: SourceLocation? { place.location }

  var content: DiagnosticContent {
    var content = DiagnosticContent(nil, DiagnosticText(headline))
    content.notes = details.map { DiagnosticStep(DiagnosticText($0), at: location) }
    return content
  }
}

extension DiagnosticKind {
  fileprivate static let binding = DiagnosticKind("migrated-registration", .note, summary: nil)
  fileprivate static let decision = DiagnosticKind("migration-decision", .warning, summary: nil)
  fileprivate static let use = DiagnosticKind("container-use", .note, summary: nil)
}
