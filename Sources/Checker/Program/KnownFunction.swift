import BindingGraph

/// A function of the program, and the module that its code is part of.
struct KnownFunction {
  let facts: FunctionFacts
  let module: LoadedModule
}

/// A function that a type has, with what its type parameters stand for.
struct Witness {
  let function: KnownFunction
  let substitutions: SwiftType.Substitutions
}

extension KnownFunction {
  private static let indentation = "  "
  private static let widestMargin = 1000

  /// Where a statement can be added at the end of the function's body: in a line of its own. Where the closing brace shares
  /// its line with code, the statement comes right before the brace.
  var statementPlace: StatementPlace? {
    guard let range = facts.range, let binder = facts.parameters.first?.name, !["", "_"].contains(binder), !endsEarly,
      range.start.file == range.end.file, let brace = module.location(of: range.end)
    else { return nil }
    let margin = range.tabs ?? String(repeating: " ", count: min(max(0, range.start.column - 1), Self.widestMargin))
    let indentation = range.indentation ?? margin + (range.tabs == nil ? Self.indentation : "\t")
    guard range.start.line < range.end.line, range.endsOnOwnLine else {
      guard brace.column != nil else { return nil }
      return StatementPlace(location: brace, opening: "\n" + indentation, closing: "\n" + margin, binder: binder)
    }
    let line = FactPlace(file: range.end.file, line: range.end.line, column: 1)
    return module.location(of: line).map {
      StatementPlace(location: $0, opening: indentation, closing: "\n", binder: binder)
    }
  }

  /// Whether nothing behind the last statement would run.
  private var endsEarly: Bool {
    guard let last = facts.body?.last, case .leave = module.facts.statements[last] else { return false }
    return true
  }
}
