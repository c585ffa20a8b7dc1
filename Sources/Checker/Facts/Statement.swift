/// A statement of a function that has to do with binders.
package enum Statement: Equatable, Sendable {
  /// The position in `ModuleFacts.statements`.
  package typealias ID = Int

  case expression(Expression.ID)
  /// A constant, a variable or a function of its own, with its value where one is known.
  case local(String, Expression.ID?)
  /// One of several lists of statements. What is not known is which.
  case branch([[ID]], FactPlace)
  /// Statements that run any number of times.
  case loop([ID], FactPlace)
  /// The end of the function, with what it returns.
  case leave(Expression.ID?)
  /// Leads behind the statement that begins at a place, which is one around this one.
  case jump(FactPlace)
  /// The end of the program, or an error where none is thrown: what follows an error is a branch of its own.
  case end
  /// Statements that run when the function is left.
  case later([ID])
  /// Statements with names of their own, which nothing behind them knows.
  case block([ID])
  /// Statements that can throw errors, and that end where one does, or run without one.
  case attempt([ID], fails: Bool)
  /// Behind a statement that can throw: where an error leaves the statements around it.
  case failure
}
