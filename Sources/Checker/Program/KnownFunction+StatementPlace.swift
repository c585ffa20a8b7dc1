import BindingGraph

extension KnownFunction {
  private static let indentation = 2

  /// Where a statement can be added at the end of the function's body: in a line of its own.
  var statementPlace: StatementPlace? {
    guard let range = facts.range, let binder = facts.parameters.first?.name, range.start.file == range.end.file,
      let brace = module.location(of: range.end)
    else { return nil }
    let margin = max(0, range.start.column - 1)
    let indentation = String(repeating: " ", count: margin + Self.indentation)
    guard range.start.line < range.end.line else {
      guard brace.column != nil else { return nil }
      let closing = "\n" + String(repeating: " ", count: margin)
      return StatementPlace(location: brace, opening: "\n" + indentation, closing: closing, binder: binder)
    }
    let line = FactPlace(file: range.end.file, line: range.end.line, column: 1)
    return module.location(of: line).map {
      StatementPlace(location: $0, opening: indentation, closing: "\n", binder: binder)
    }
  }
}
