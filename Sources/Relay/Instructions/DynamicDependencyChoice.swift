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
  /// - Throws: `DynamicDependencyIndexError`
  func choice(of instruction: DependencyInjectionInstruction) throws -> DynamicDependencyChoice {
    let type = try lookup(type: instruction.type)
    let factory = try indexedFactory(instruction.factory)
    if let element = factory.element, !factory.mayServe(type) {
      throw DynamicDependencyIndexError(instruction.factory, isFor: element, type: instruction.type, of: type)
    }
    return DynamicDependencyChoice(instruction: instruction, type: type, factory: factory)
  }
}
