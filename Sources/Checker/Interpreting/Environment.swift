/// The names that code knows where it runs.
final class Environment {
  let module: LoadedModule
  let substitutions: SwiftType.Substitutions
  private let outer: Environment?
  private var values: [String: Value] = [:]

  /// - Parameters:
  ///   - module: the module of the code.
  ///   - substitutions: what type parameters stand for.
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
}
