import BindingGraph

extension DiagnosticText.StringInterpolation {
  /// Adds a type of a document.
  public mutating func appendInterpolation(_ type: GraphDocument.TypeName) {
    appendInterpolation(type.reference)
  }
}

extension GraphDocument.TypeName {
  /// The type, as a value for diagnostics.
  public var reference: TypeReference { TypeReference(spelling: qualifiedName, protocols: protocols) }

  /// The full names of the protocols in it, which the short name writes with `any`.
  private var protocols: Set<String> {
    guard name.contains("any ") else { return [] }
    let short = name.split { !$0.isPartOfPath && $0 != " " }.map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("any ")
    }.map { $0.dropFirst(4) }
    let paths = qualifiedName.split { !$0.isPartOfPath }
    return Set(paths.filter { path in short.contains { path == $0 || path.hasSuffix(".\($0)") } }.map(String.init))
  }

  /// Whether this is the name of a type, of the running program or of another document.
  public func names(_ type: TypeReference) -> Bool { qualifiedName == type.qualifiedName }
}

extension GraphDocument.Node {
  /// The location of the binding, as a value for diagnostics.
  ///
  /// Read it only where you report something: each call keeps a copy of the path for the rest of the program.
  public var sourceLocation: SourceLocation? {
    location.map { SourceLocation(path: ProgramText(copying: $0.file), line: $0.line, column: $0.column) }
  }
}

extension Character {
  fileprivate var isPartOfPath: Bool { isLetter || isNumber || self == "_" || self == "." }
}
