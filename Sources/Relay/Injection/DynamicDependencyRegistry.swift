/// Registers the factories that instructions select from an index.
public final class DynamicDependencyRegistry: DependencyRegistryType {
  private let index: DynamicDependencyIndex
  private let instructions: [DependencyInjectionInstruction]
  private let family: ContainerFamily

  /// Creates a registry.
  /// - Parameters:
  ///   - index: the types and factories.
  ///   - instructions: the selection. If two have the same type and scope, the last one is used.
  public convenience init(
    index: DynamicDependencyIndex = .shared, instructions: [DependencyInjectionInstruction]
  ) {
    self.init(index: index, instructions: instructions, family: .shared)
  }

  /// Creates a registry for several containers.
  /// - Parameters:
  ///   - index: the types and factories.
  ///   - metaContainers: the registrations for each container.
  public convenience init(index: DynamicDependencyIndex = .shared, metaContainers: [DependencyMetaContainer]) {
    self.init(index: index, instructions: metaContainers.flatMap(\.instructions))
  }

  init(index: DynamicDependencyIndex, instructions: [DependencyInjectionInstruction], family: ContainerFamily) {
    self.index = index
    self.instructions = instructions
    self.family = family
  }

  /// Registers the selected factories, or none of them if an instruction is invalid.
  /// - Throws: `DynamicDependencyIndexError` if an instruction is invalid.
  public func registerDependencies() throws {
    family.register(try instructions.map { try index.choice(of: $0) })
  }
}

extension ContainerFamily {
  func register(_ choices: [DynamicDependencyChoice]) {
    noteUnknownScopes(of: choices)
    for choice in choices {
      container(for: choice.instruction.scope)
        .register(choice.type, lifecycle: choice.instruction.lifecycle, origin: choice.originOfFactory) {
          try $0.make(choice.factory)
        }
    }
  }

  /// Logs scopes without a container whose names resemble those of others. They are not errors, because the program may
  /// create their containers later.
  private func noteUnknownScopes(of choices: [DynamicDependencyChoice]) {
    let known = containers.map(\.scope)
    for choice in choices where !known.contains(choice.instruction.scope) {
      let scope = choice.instruction.scope
      let near = Spelling.nearMisses(of: scope.identifier, among: known.map(\.identifier))
      guard !near.isEmpty else { continue }
      log.note(
        "The scope '\(scope)' was not used before; did you mean: \(near.joined(separator: ", ")). It was selected by "
          + "\(choice.originOfReach).")
    }
  }
}
