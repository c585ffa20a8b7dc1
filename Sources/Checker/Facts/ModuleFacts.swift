/// What one module declares, as far as a graph can depend on it: plain values that a file can keep.
///
/// Expressions and statements lie in two lists and refer to each other by position, so that code of any depth needs no
/// recursion to be stored, read or released.
package struct ModuleFacts: Equatable, Sendable {
  package var name = ""
  /// The compiler that the module was read from.
  package var compiler = ""
  /// The paths of the sources, as the compiler knew them.
  package var files: [String] = []
  package var types: [TypeFacts] = []
  package var functions: [FunctionFacts] = []
  /// Constants that hold a closure or a literal, by their unified symbol reference.
  package var constants: [String: Expression.ID] = [:]
  /// When the branches of a statement are taken, in their order, by the place of the statement: each where all before it
  /// are not. The last one can lack.
  package var conditions: [FactPlace: [Expression.ID]] = [:]
  /// The declarations of local variables that code gives other values.
  package var changedLocals: Set<Statement.ID> = []
  /// The components that the module builds or validates, as texts of types.
  package var usedRoots: Set<String> = []
  /// Where the module builds components of the program by a factory that cannot await, without overrides.
  package var synchronousBuilds: [ComponentCall] = []
  /// Where the module builds instances that nothing can start: by `build`, or by calling a factory.
  package var rootBuilds: [ComponentCall] = []
  package var expressions: [Expression] = []
  package var statements: [Statement] = []

  package init() {}
}

/// A call that has to do with a component.
package struct ComponentCall: Hashable, Sendable {
  /// The component, as the text of a type.
  package let component: String
  package let place: FactPlace
}

/// A place in a source of a module.
package struct FactPlace: Hashable, Sendable {
  /// The position in `ModuleFacts.files`.
  package let file: Int
  package let line: Int
  /// 0 where it is not known.
  package let column: Int

  /// The name, which no source has, for a value that the statement here matches with patterns.
  func subjectName(number: Int) -> String { "value \(number) at \(line):\(column)" }
}

/// Where something is written: from its first character to its last word.
package struct FactRange: Hashable, Sendable {
  package let start: FactPlace
  package let end: FactPlace
  /// What stands before the code of its first line, where that begins with a tab.
  var tabs: String?
  /// What stands before statements inside, as far as the source shows it.
  var indentation: String?
  /// Whether nothing stands before its last word in that line.
  var endsOnOwnLine = true
}
