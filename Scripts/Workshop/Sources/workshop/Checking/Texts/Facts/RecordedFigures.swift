import Foundation

/// The figures in the tables of `Documentation/Benchmarks.md`.
///
/// After a line `<!-- benchmark: CASE, CASE -->`, each figure of the paragraph must be one of these cases, rounded.
/// Elsewhere a guide has no times and no sizes, except for those of output that it shows. Decisions have the figures of
/// their own date.
struct RecordedFigures {
  static let page = "Documentation/Benchmarks.md"

  /// The figures of each row, by its first column.
  private var figures: [String: [Figure]] = [:]

  init(in repository: Repository) throws {
    for line in try repository.text(of: Self.page).split(separator: "\n") where line.hasPrefix("| ") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count > 1 else { continue }
      figures[columns[0], default: []] += Figure.all(in: columns.dropFirst().joined(separator: " | "))
    }
  }

  func problems(in page: DocumentedPage) -> [String] {
    guard page.path != Self.page, !page.path.hasPrefix("Documentation/Decisions/") else { return [] }
    var problems: [String] = []
    var cases: [String] = []
    var unused: Set<String> = []
    var isCode = false
    let shown = page.lines.filter { $0.code == [$0.text] }.flatMap { Figure.numbers(in: $0.text) }
    for line in page.lines {
      func report(_ problem: String) { problems.append("\(page.path):\(line.number): \(problem)") }
      if line.text.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.text.hasPrefix("    ") else { continue }
      if let mark = line.text.wholeMatch(of: /<!-- benchmark: (.*) -->/) {
        cases = mark.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        unused = Set(cases)
        for name in cases where figures[name] == nil { report("\(Self.page) has no row \(name)") }
        continue
      }
      if line.text.isEmpty {
        if !unused.isEmpty { report(Self.idle(unused)) }
        (cases, unused) = ([], [])
      }
      for figure in Figure.all(in: line.text.replacing(/`[^`]*`/, with: "")) {
        let sources = cases.filter { (figures[$0] ?? []).contains(where: figure.isRounded) }
        unused.subtract(sources)
        guard sources.isEmpty else { continue }
        if !cases.isEmpty {
          report("\(figure.text) is no figure of \(cases.joined(separator: ", "))")
        } else if figure.kind != .ratio, !shown.contains(where: figure.isRounded) {
          report("\(figure.text) is no recorded figure: name its case in a line <!-- benchmark: … -->")
        }
      }
    }
    return unused.isEmpty ? problems : problems + ["\(page.path): \(Self.idle(unused))"]
  }

  private static func idle(_ cases: Set<String>) -> String {
    "no figure is of \(cases.sorted().joined(separator: ", "))"
  }
}

/// A measured value.
struct Figure {
  enum Kind {
    case time
    case size
    case ratio
  }

  let text: String
  let kind: Kind
  /// The number as written, and the unit of its last digit.
  private let number, step: Double
  /// The factor that converts the number to seconds or bytes.
  private let factor: Double

  private static let units: [String: (kind: Kind, factor: Double)] = [
    "s": (.time, 1), "ms": (.time, 1e-3), "µs": (.time, 1e-6), "ns": (.time, 1e-9), "B": (.size, 1),
    "kB": (.size, 1e3), "MB": (.size, 1e6), "GB": (.size, 1e9), "×": (.ratio, 1), "times": (.ratio, 1),
  ]

  static func all(in text: String) -> [Figure] {
    guard text.contains(where: \.isNumber) else { return [] }
    return text.matches(of: /(\d+)(?:\.(\d+))? (s|ms|µs|ns|B|kB|MB|GB|×|times)(?![\w])/).compactMap { match in
      let digits = match.2.map { ".\($0)" } ?? ""
      guard let unit = units[String(match.3)], let number = Double(match.1 + digits) else { return nil }
      let step = pow(10, -Double(match.2?.count ?? 0))
      return Figure(text: String(match.0), kind: unit.kind, number: number, step: step, factor: unit.factor)
    }
  }

  /// The numbers of a text without their units.
  static func numbers(in text: String) -> [Double] {
    text.matches(of: /\d+(?:\.\d+)?/).compactMap { Double($0.0) }
  }

  /// Whether this figure is another one, rounded to its own digits.
  func isRounded(_ other: Figure) -> Bool {
    kind == other.kind && isRounded(other.number * other.factor / factor)
  }

  /// Whether the number is another one, rounded to its own digits.
  func isRounded(_ other: Double) -> Bool {
    abs(number - other) <= step / 2 * 1.001
  }
}
