/// An instruction with what the index has for it.
package struct DynamicDependencyChoice {
  package let instruction: DependencyInjectionInstruction
  package let type: Any.Type
  package let factory: IndexedFactory
  /// The position of the instruction in the arguments; `nil` if it comes from none.
  private let source: LocatedInstruction?

  package init(
    instruction: DependencyInjectionInstruction, type: Any.Type, factory: IndexedFactory,
    source: LocatedInstruction? = nil
  ) {
    self.instruction = instruction
    self.type = type
    self.factory = factory
    self.source = source
  }

  /// The instruction as reports of its factory show it.
  package var originOfFactory: String { source?.shown(at: \.factoryPlace) ?? shownInstruction }

  /// The instruction as reports of its scope show it, or of its type where it has no scope.
  package var originOfReach: String { source?.shown { $0.scopePlace ?? $0.typePlace } ?? shownInstruction }

  private var shownInstruction: String { "the instruction '\(instruction)'" }
}

extension DynamicDependencyIndex {
  /// What an instruction chooses.
  /// - Parameters:
  ///   - mustBeDeclared: whether the factory has to say what it makes and what it needs.
  ///   - source: the position of the instruction in the arguments; `nil` if it comes from none.
  /// - Throws: `DynamicDependencyIndexError`
  package func choice(
    of instruction: DependencyInjectionInstruction, mustBeDeclared: Bool = false, source: LocatedInstruction? = nil
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
    return DynamicDependencyChoice(instruction: instruction, type: type, factory: factory, source: source)
  }
}
