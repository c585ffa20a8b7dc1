/// An instruction with what the index has for it.
package struct DynamicDependencyChoice {
  package let instruction: DependencyInjectionInstruction
  package let type: Any.Type
  package let factory: IndexedFactory

  package init(instruction: DependencyInjectionInstruction, type: Any.Type, factory: IndexedFactory) {
    self.instruction = instruction
    self.type = type
    self.factory = factory
  }
}

extension DynamicDependencyIndex {
  /// What an instruction chooses.
  /// - Parameter mustBeDeclared: whether the factory has to say what it makes and what it needs.
  /// - Throws: `DynamicDependencyIndexError`
  package func choice(
    of instruction: DependencyInjectionInstruction, mustBeDeclared: Bool = false
  ) throws -> DynamicDependencyChoice {
    let type = try lookup(type: instruction.type)
    let factory = try indexedFactory(instruction.factory)
    if let element = factory.element {
      guard element == type else {
        throw DynamicDependencyIndexError(instruction.factory, isFor: element, type: instruction.type, of: type)
      }
    } else if mustBeDeclared {
      throw DynamicDependencyIndexError(undeclaredFactory: instruction.factory, for: type)
    }
    return DynamicDependencyChoice(instruction: instruction, type: type, factory: factory)
  }
}
