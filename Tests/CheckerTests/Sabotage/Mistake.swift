import BindingGraph

/// A wrong line of a source.
struct Mistake: Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case removal, duplicate, cycle, strangeRequest
  }

  let kind: Kind
  let file: String
  let line: Int
  /// The text that replaces the line.
  let replacement: String
  /// The type that the binding of the line binds.
  let subject: String
  /// The locations that a correct report may name.
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

  /// The last part of the path, because the broken source is in another folder, and the line.
  static func place(_ location: SourceLocation) -> String {
    "\(location.file.split(separator: "/").last ?? ""):\(location.line)"
  }
}
