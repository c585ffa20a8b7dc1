/// The declarations of one module that a graph can depend on, as plain values that can be stored in a file.
///
/// Expressions and statements are kept in two lists and refer to each other by position, so that storing, reading and
/// releasing deeply nested code needs no recursion.
package struct ModuleFacts: Equatable, Sendable {
  package var name = ""
  /// The compiler that the module was read from.
  package var compiler = ""
  /// The paths of the sources, as passed to the compiler.
  package var files: [String] = []
  package var types: [TypeFacts] = []
  package var functions: [FunctionFacts] = []
  /// Constants that hold a closure or a literal, by their unified symbol reference.
  package var constants: [String: Expression.ID] = [:]
  /// The conditions of the branches of a statement, in order, by the location of the statement. A branch is taken if
  /// its condition holds and no earlier one does. The last branch may have no condition.
  package var conditions: [FactPlace: [Expression.ID]] = [:]
  /// The declarations of local variables that are assigned again.
  package var changedLocals: Set<Statement.ID> = []
  /// The spelled types of the components that the module builds or validates.
  package var usedRoots: Set<String> = []
  /// Calls that build components of the program synchronously, without overrides.
  package var synchronousBuilds: [ComponentCall] = []
  /// Calls that build instances without a way to start them: calls of `build`, or of a factory.
  package var rootBuilds: [ComponentCall] = []
  package var expressions: [Expression] = []
  package var statements: [Statement] = []

  package init() {}
}

/// A call that builds a component.
package struct ComponentCall: Hashable, Sendable {
  /// The spelled type of the component.
  package let component: String
  package let place: FactPlace
}

/// A location in a source of a module.
package struct FactPlace: Hashable, Sendable {
  /// The position in `ModuleFacts.files`.
  package let file: Int
  package let line: Int
  /// 0 if unknown.
  package let column: Int

  /// An artificial name for a value that the statement at this location matches with patterns.
  func subjectName(number: Int) -> String { "value \(number) at \(line):\(column)" }
}

/// A range of a source, from the first character of a node to its last word.
package struct FactRange: Hashable, Sendable {
  package let start: FactPlace
  package var end: FactPlace
  /// The indentation of its first line, if that begins with a tab.
  var tabs: String?
  /// The indentation of the statements inside, if the source shows it.
  var indentation: String?
  /// Whether only blanks precede its last word in that line.
  var endsOnOwnLine = true
}
