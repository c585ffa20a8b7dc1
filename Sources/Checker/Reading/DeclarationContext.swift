/// What is around a declaration.
struct DeclarationContext {
  /// The name of the type that the declaration is a member of, without type arguments.
  var owner: String?
  /// Whether a type around it has type parameters.
  var isGeneric = false
}
