/// An instruction, and the positions of its names in the arguments.
package struct LocatedInstruction {
  package let instruction: DependencyInjectionInstruction
  let argument: LocatedArgument
  let typePlace: String.Index
  let factoryPlace: String.Index
  /// The position of the scope; `nil` if the instruction has none.
  let scopePlace: String.Index?

  /// The argument with a position in it, on one line.
  func shown(at place: (LocatedInstruction) -> String.Index) -> String {
    let column = argument.text[..<place(self)].count + 1
    return "the launch argument '\(Excerpt(of: argument.text, at: column).text)' (column \(column))"
  }

  /// Returns the choice of the instruction.
  /// - Throws: `DependencyInstructionError`
  func choice(from index: DynamicDependencyIndex, mustBeDeclared: Bool) throws -> DynamicDependencyChoice {
    do {
      return try index.choice(of: instruction, mustBeDeclared: mustBeDeclared, source: self)
    } catch let error as DynamicDependencyIndexError {
      throw located(error)
    }
  }

  private func located(_ error: DynamicDependencyIndexError) -> DependencyInstructionError {
    let (kind, place): (DependencyInstructionError.Kind, String.Index) =
      switch error.problem {
      case .unknownType: (.unknownType, typePlace)
      case .unknownFactory: (.unknownFactory, factoryPlace)
      case .unfitFactory: (.unfitFactory, factoryPlace)
      case .undeclaredFactory: (.undeclaredFactory, factoryPlace)
      }
    return DependencyInstructionError(
      kind, in: argument, at: place, detail: error.problem.description, nearMisses: error.nearMisses)
  }
}
