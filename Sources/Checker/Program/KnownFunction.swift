import BindingGraph

/// A function of the program, with its module.
struct KnownFunction {
  let facts: FunctionFacts
  let module: LoadedModule
}

/// The implementation of a function for a type, with the arguments of its type parameters.
struct Witness {
  let function: KnownFunction
  let substitutions: SwiftType.Substitutions
}

extension KnownFunction {
  private static let indentation = "  "
  private static let widestMargin = 1000

  /// The place for a statement at the end of the function's body, on its own line: before the closing brace, or before
  /// the final `return`. If that shares its line with other code, the place is right before it.
  var statementPlace: StatementPlace? {
    guard let range = facts.range, let binder = facts.parameters.first?.name, !["", "_"].contains(binder),
      range.start.file == range.end.file, let end = module.location(of: range.end)
    else { return nil }
    let margin = range.tabs ?? String(repeating: " ", count: min(max(0, range.start.column - 1), Self.widestMargin))
    let indentation = range.indentation ?? margin + (range.tabs == nil ? Self.indentation : "\t")
    guard range.start.line < range.end.line, range.endsOnOwnLine else {
      guard end.column != nil else { return nil }
      return StatementPlace(location: end, opening: "\n" + indentation, closing: "\n" + margin, binder: binder)
    }
    let line = FactPlace(file: range.end.file, line: range.end.line, column: 1)
    return module.location(of: line).map {
      StatementPlace(location: $0, opening: indentation, closing: "\n", binder: binder)
    }
  }
}
