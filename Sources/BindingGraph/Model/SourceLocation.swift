/// A place in source code: where a binding was made, or a component installed.
public struct SourceLocation: Sendable, CustomStringConvertible {
  private enum Path: Sendable {
    case literal(StaticString)
    case text(String)
  }

  private let path: Path

  /// The line in the file, counted from 1.
  public let line: Int

  /// The function that contains the place, such as `configure(binder:)`; empty when it is not known.
  public let function: StaticString

  /// Makes a location from the literals `#filePath`, `#line` and `#function`.
  public init(file: StaticString, line: Int, function: StaticString = "") {
    self.path = .literal(file)
    self.line = line
    self.function = function
  }

  /// Makes a location for a file that is known by its path only.
  package init(path: String, line: Int) {
    self.path = .text(path)
    self.line = line
    self.function = ""
  }

  /// The file's path, as the compiler knew it.
  public var file: String {
    switch path {
    case .literal(let literal): literal.description
    case .text(let text): text
    }
  }

  /// The path and the line, as editors understand them: `/Users/me/App/Root.swift:12`.
  public var description: String { "\(file):\(line)" }

  /// The last folder, the file and the line: `App/Root.swift:12`.
  package var shortDescription: String {
    let tail = file.split(separator: "/").suffix(2).joined(separator: "/")
    return "\(tail):\(line)"
  }
}

extension SourceLocation: Hashable, Comparable {
  public static func == (left: SourceLocation, right: SourceLocation) -> Bool {
    left.line == right.line && left.file == right.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }

  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}
