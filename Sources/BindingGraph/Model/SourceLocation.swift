/// A location in source code: of a binding, or of a component's installation.
///
/// Locations are equal if file, line and column are; a location with a column differs from one without. The function is
/// not compared. They are ordered by file, line and column, without a column first.
public struct SourceLocation: Sendable, CustomStringConvertible {
  package let path: ProgramText
  private let functionName: ProgramText
  package let lineNumber: UInt32
  /// 0 for none.
  private let columnNumber: UInt16

  /// Creates a location from the literals `#filePath`, `#line` and `#function`.
  public init(file: StaticString, line: Int, function: StaticString = "") {
    self.init(path: ProgramText(file), line: line, function: ProgramText(function))
  }

  /// Creates a location from the literals `#filePath`, `#line` and `#function`.
  package init(path: ProgramText, line: Int, column: Int? = nil, function: ProgramText = ProgramText("")) {
    self.path = path
    functionName = function
    columnNumber = UInt16(clamping: column ?? 0)
    lineNumber = UInt32(clamping: line)
  }

  /// Returns the location in another line of the same function.
  package func movedToLine(_ line: UInt32) -> SourceLocation {
    SourceLocation(path: path, line: Int(line), column: column, function: functionName)
  }

  /// Whether the locations are known to differ at most in their lines. Compares addresses instead of texts.
  package func isInSameFunction(as other: SourceLocation) -> Bool {
    path.start == other.path.start && functionName.start == other.functionName.start
      && columnNumber == other.columnNumber
  }

  /// The file's path, as the compiler reports it.
  public var file: String { path.description }

  /// The line in the file, counted from 1.
  public var line: Int { Int(lineNumber) }

  /// The column in the line, counted from 1, if known; at most 65,535.
  public var column: Int? { columnNumber == 0 ? nil : Int(columnNumber) }

  /// The function that contains the location, such as `configure(binder:)`; empty if unknown.
  public var function: String { functionName.description }

  /// The path, the line and the column, as editors read them: `/Users/me/App/Root.swift:12`.
  public var description: String { "\(file):\(position)" }

  /// The line, and the column where it is known: `12:3`.
  package var position: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// The last folder, the file, the line and the column: `App/Root.swift:12`.
  package var shortDescription: String {
    // Windows accepts both separators.
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
