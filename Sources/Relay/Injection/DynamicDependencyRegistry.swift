/// Registers what instructions choose from an index.
public final class DynamicDependencyRegistry: DependencyRegistryType {
  private let index: DynamicDependencyIndex
  private let instructions: [DependencyInjectionInstruction]
  private let family: ContainerFamily

  /// Makes a registry.
  /// - Parameters:
  ///   - index: what can be chosen from.
  ///   - instructions: what to choose. Where two are about the same type and scope, the last one holds.
  public convenience init(
    index: DynamicDependencyIndex = .shared, instructions: [DependencyInjectionInstruction]
  ) {
    self.init(index: index, instructions: instructions, family: .shared)
  }

  init(index: DynamicDependencyIndex, instructions: [DependencyInjectionInstruction], family: ContainerFamily) {
    self.index = index
    self.instructions = instructions
    self.family = family
  }

  /// Registers the chosen factories, or none of them where one of the instructions has no meaning.
  /// - Throws: `DynamicDependencyIndexError`
  public func registerDependencies() throws {
    for choice in try instructions.map(index.choice) { family.register(choice) }
  }
}

extension ContainerFamily {
  func register(_ choice: DynamicDependencyChoice) {
    container(for: choice.instruction.scope)
      .register(choice.type, lifecycle: choice.instruction.lifecycle) { try $0.make(choice.factory) }
  }
}
