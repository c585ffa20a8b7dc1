/// A type of the program: its declaration and its extensions put together.
struct DeclaredType {
  /// The type itself, without type arguments.
  let type: SwiftType
  /// `nil` where only extensions were read.
  var kind: TypeFacts.Kind?
  /// The module of the declaration.
  var module: LoadedModule
  var place: FactPlace
  var isGeneric = false
  var isPublic = false
  var isEntryPoint = false
  /// Whether it is declared `Sendable`, or the compiler has found that it is.
  var isSendable = false
  var supertypes: [SwiftType] = []
  var aliases: [String: SwiftType] = [:]
  var initializers: [TypeFacts.Initializer] = []
  /// The names of an enumeration's cases.
  var cases: [String] = []
  /// Whether the declaration has stored properties that can change. Those of a superclass do not count.
  var hasMutableState = false
}
