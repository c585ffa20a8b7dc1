/// A function that binders pass through.
package struct FunctionFacts: Equatable, Sendable {
  /// The unified symbol reference: what only this declaration has.
  package let symbol: String
  /// The name without arguments.
  package let name: String
  /// The labels of the arguments.
  package let labels: [String]
  /// The name of the type that it is a member of, without type arguments; `nil` for a global function.
  package let owner: String?
  /// The scope of the binder that it takes, as the text of a type, where it takes one.
  package let binderScope: String?
  /// The names of the parameters, as the body knows them.
  package let parameters: [String]
  /// `nil` for a requirement of a protocol.
  package let body: [Statement.ID]?
  /// Where it is written.
  package let range: FactRange?
}
