/// An instruction with what the index has for it.
package struct DynamicDependencyChoice {
  package let instruction: DependencyInjectionInstruction
  package let type: Any.Type
  package let factory: IndexedFactory
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
