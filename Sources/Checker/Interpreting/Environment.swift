/// The names in scope of the code that runs.
final class Environment {
  let module: LoadedModule
  let substitutions: SwiftType.Substitutions
  private let outer: Environment?
  private var values: [String: Value] = [:]
  /// The names that statements have declared in this scope.
  private var locals: Set<String> = []

  /// - Parameters:
  ///   - module: the module of the code.
  ///   - substitutions: the arguments of type parameters.
  init(_ module: LoadedModule, substitutions: SwiftType.Substitutions = [:]) {
    self.module = module
    self.substitutions = substitutions
    outer = nil
  }

  init(inside outer: Environment, substitutions: SwiftType.Substitutions = [:]) {
    module = outer.module
    self.substitutions =
      substitutions.isEmpty ? outer.substitutions : outer.substitutions.merging(substitutions) { $1 }
    self.outer = outer
  }

  subscript(name: String) -> Value? {
    get { values[name] ?? outer?[name] }
    set { values[name] = newValue }
  }

  func declare(_ name: String, as value: Value) {
    locals.insert(name)
    values[name] = value
  }

  /// Whether a statement has declared the name in this scope, rather than in an enclosing one or as a parameter.
  func declares(_ name: String) -> Bool { locals.contains(name) }

  /// Assigns a value to a name in the scope that declares it.
  func assign(_ value: Value, to name: String) {
    guard values[name] == nil, let outer, outer[name] != nil else {
      values[name] = value
      return
    }
    outer.assign(value, to: name)
  }
}
