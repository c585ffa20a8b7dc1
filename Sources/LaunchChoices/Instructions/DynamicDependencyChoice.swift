/// An instruction with its type and factory from the index.
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

  /// The instruction as the origin of its factory in reports.
  package var originOfFactory: String { source?.shown(at: \.factoryPlace) ?? shownInstruction }

  /// The instruction as the origin of its scope in reports; of its type if it has no scope.
  package var originOfReach: String { source?.shown { $0.scopePlace ?? $0.typePlace } ?? shownInstruction }

  private var shownInstruction: String { "the instruction '\(instruction)'" }
}

extension DynamicDependencyIndex {
  /// Returns the choice of an instruction.
  /// - Parameters:
  ///   - mustBeDeclared: whether the type and the dependencies of the factory must be known before it runs.
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
