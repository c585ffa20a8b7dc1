import BindingGraph

/// A line of a source that says something else than it should.
struct Mistake: Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case removal, duplicate, cycle, strangeRequest
  }

  let kind: Kind
  let file: String
  let line: Int
  /// What stands there instead.
  let replacement: String
  /// What the binding of the line binds.
  let subject: String
  /// The lines that are right to report.
  let reportedAt: Set<String>

  var description: String { "\(kind.rawValue) of \(subject) at \(file):\(line)" }

  func isFound(by diagnostic: Diagnostic) -> Bool {
    let places = [diagnostic.location] + diagnostic.steps.map(\.location)
    let isAtLine = places.contains { $0.map { reportedAt.contains(Self.place($0)) } ?? false }
    switch kind {
    case .removal: return diagnostic.id == .missingBinding && diagnostic.subject?.name == subject && isAtLine
    case .strangeRequest: return diagnostic.id == .missingBinding && diagnostic.subject?.name == "Character" && isAtLine
    case .duplicate: return diagnostic.id == .duplicateBinding && diagnostic.subject?.name == subject && isAtLine
    case .cycle: return diagnostic.id == .dependencyCycle && isAtLine
    }
  }

  /// The last part of the path, because the broken source lies elsewhere, and the line.
  static func place(_ location: SourceLocation) -> String {
    "\(location.file.split(separator: "/").last ?? ""):\(location.line)"
  }
}
