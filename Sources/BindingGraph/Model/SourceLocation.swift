/// A place in source code: where a binding was made, or a component installed.
public struct SourceLocation: Sendable, CustomStringConvertible {
  private let path: ProgramText
  // Between the two texts, where there is a gap of four bytes.
  private let lineNumber: UInt32
  private let functionName: ProgramText

  /// Makes a location from the literals `#filePath`, `#line` and `#function`.
  public init(file: StaticString, line: Int, function: StaticString = "") {
    self.init(path: ProgramText(file), line: line, function: ProgramText(function))
  }

  /// Makes a location in a file that was read.
  package init(path: ProgramText, line: Int, function: ProgramText = ProgramText("")) {
    self.path = path
    functionName = function
    lineNumber = UInt32(clamping: line)
  }

  /// The file's path, as the compiler knew it.
  public var file: String { path.description }

  /// The line in the file, counted from 1.
  public var line: Int { Int(lineNumber) }

  /// The function that contains the place, such as `configure(binder:)`; empty when it is not known.
  public var function: String { functionName.description }

  /// The path and the line, as editors understand them: `/Users/me/App/Root.swift:12`.
  public var description: String { "\(file):\(line)" }

  /// The last folder, the file and the line: `App/Root.swift:12`.
  package var shortDescription: String {
    // Windows separates by either mark.
    let tail = file.split { $0 == "/" || $0 == "\\" }.suffix(2).joined(separator: "/")
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
