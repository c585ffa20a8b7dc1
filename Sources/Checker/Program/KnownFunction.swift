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
