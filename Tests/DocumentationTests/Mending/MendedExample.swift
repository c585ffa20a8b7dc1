import TestSupport
import BindingGraph
import Cleanse
import Foundation

/// A source with mistakes, and their diagnostics.
struct MendedExample {
  /// One suggested line, inserted into the source.
  struct Mend {
    /// The source with the line.
    let source: String
    /// The expression that validates the changed source.
    let validation: String
    let suggestion: String
    /// The line with its gaps filled.
    let line: String
    let isFix: Bool
    /// The headline of the diagnostic that the line should fix.
    let headline: String
    /// The headlines of the other diagnostics.
    let others: Set<String>
  }

  private let file: String
  private let report: ValidationReport
  private let validation: String
  private let gaps: [String: String]

  /// - Parameters:
  ///   - validation: The expression that creates the report.
  ///   - gaps: The replacements of incomplete parts of suggested lines.
  init(_ file: String, _ report: ValidationReport, _ validation: String, gaps: [String: String] = [:]) {
    self.file = file
    self.report = report
    self.validation = validation
    self.gaps = gaps
  }

  var mends: [Mend] {
    report.diagnostics.flatMap { diagnostic in
      diagnostic.suggestions.compactMap { suggestion in
        suggestion.code.map { mend(of: diagnostic, by: "\($0)", isFix: suggestion.kind == .fix) }
      }
    }
  }

  private func mend(of diagnostic: Diagnostic, by suggestion: String, isFix: Bool) -> Mend {
    let line = gaps.reduce(suggestion) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    let headline = Self.headline(of: diagnostic)
    let others = Set(report.diagnostics.map(Self.headline)).subtracting([headline])
    return Mend(
      source: source(with: line, for: diagnostic), validation: validation, suggestion: suggestion, line: line,
      isFix: isFix, headline: headline, others: others)
  }

  private static func headline(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.severity): \(diagnostic.headline)"
  }

  /// The source with a line inserted into a `configure`: that of the component with a missing binding, or otherwise the
  /// one with the binding that the diagnostic concerns.
  private func source(with line: String, for diagnostic: Diagnostic) -> String {
    let url = RepositoryFile.url("Tests/DocumentationTests/\(file)")
    var lines = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "\n")
      .map { $0.hasPrefix("import ") ? "" : $0 }
    let component =
      (diagnostic.fact as? MissingBindingFact)?.component ?? (diagnostic.fact as? MissingModuleFact)?.component
      ?? (diagnostic.fact as? UnsendableRequestFact)?.site?.modulePath.first
      ?? (diagnostic.fact as? UnusedSeedFact)?.component
    let isConfigure = { (index: Int) in lines[index].contains("func configure(binder") }
    let place =
      component.flatMap { component in
        // The component's own `configure` follows those of its nested types.
        lines.indices.last {
          isConfigure($0) && lines[$0...].joined().contains("configureRoot")
            && owner(of: $0, in: lines) == component.name
        }
      } ?? lines.indices.prefix(diagnostic.location?.line ?? 0).last(where: isConfigure)
    if let place, let brace = lines[place].firstIndex(of: "{") {
      lines[place].insert(contentsOf: "\n\(line)\n", at: lines[place].index(after: brace))
    }
    return lines.joined(separator: "\n")
  }

  /// The type that declares a function: the nearest one with a smaller indentation.
  private func owner(of function: Int, in lines: [String]) -> String? {
    let indentation = { (line: String) in line.prefix { $0 == " " }.count }
    let declaration = lines[..<function].last { line in
      indentation(line) < indentation(lines[function]) && !line.isEmpty && line.contains("struct ")
    }
    return declaration?.components(separatedBy: "struct ").last?.prefix { $0.isLetter }.description
  }
}
