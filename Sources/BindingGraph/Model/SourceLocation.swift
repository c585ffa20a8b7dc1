/// A place in source code: where a binding was made, or a component installed.
///
/// Locations are equal where file, line and column are, and one with a column differs from one without: the function is
/// not compared. They are in order of file, line and column; without a column comes first.
public struct SourceLocation: Sendable, CustomStringConvertible {
  package let path: ProgramText
  private let functionName: ProgramText
  private let lineNumber: UInt32
  /// 0 for none.
  private let columnNumber: UInt16

  /// Makes a location from the literals `#filePath`, `#line` and `#function`.
  public init(file: StaticString, line: Int, function: StaticString = "") {
    self.init(path: ProgramText(file), line: line, function: ProgramText(function))
  }

  /// Makes a location in a file that was read.
  package init(path: ProgramText, line: Int, column: Int? = nil, function: ProgramText = ProgramText("")) {
    self.path = path
    functionName = function
    columnNumber = UInt16(clamping: column ?? 0)
    lineNumber = UInt32(clamping: line)
  }

  /// The file's path, as the compiler knew it.
  public var file: String { path.description }

  /// The line in the file, counted from 1.
  public var line: Int { Int(lineNumber) }

  /// The column in the line, counted from 1, where it is known; none is larger than 65,535.
  public var column: Int? { columnNumber == 0 ? nil : Int(columnNumber) }

  /// The function that contains the place, such as `configure(binder:)`; empty when it is not known.
  public var function: String { functionName.description }

  /// The path, the line and the column, as editors understand them: `/Users/me/App/Root.swift:12`.
  public var description: String { "\(file):\(position)" }

  /// The line, and the column where it is known: `12:3`.
  package var position: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// The last folder, the file, the line and the column: `App/Root.swift:12`.
  package var shortDescription: String {
    // Windows separates by either mark.
    let tail = file.split { $0 == "/" || $0 == "\\" }.suffix(2).joined(separator: "/")
    return "\(tail):\(position)"
  }
}

extension SourceLocation: Hashable, Comparable {
  @inline(never)
  public static func == (left: SourceLocation, right: SourceLocation) -> Bool {
    left.lineNumber == right.lineNumber && left.columnNumber == right.columnNumber && left.file == right.file
  }

  @inline(never)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(lineNumber)
    hasher.combine(columnNumber)
  }

  @inline(never)
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.lineNumber, left.columnNumber) < (right.file, right.lineNumber, right.columnNumber)
  }
}
