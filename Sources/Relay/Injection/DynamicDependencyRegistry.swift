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

  /// Makes a registry for several containers.
  /// - Parameters:
  ///   - index: what can be chosen from.
  ///   - metaContainers: what each container is to have.
  public convenience init(index: DynamicDependencyIndex = .shared, metaContainers: [DependencyMetaContainer]) {
    self.init(index: index, instructions: metaContainers.flatMap(\.instructions))
  }

  init(index: DynamicDependencyIndex, instructions: [DependencyInjectionInstruction], family: ContainerFamily) {
    self.index = index
    self.instructions = instructions
    self.family = family
  }

  /// Registers the chosen factories, or none of them where one of the instructions has no meaning.
  /// - Throws: `DynamicDependencyIndexError`
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

  /// Notes scopes that have no container yet, and whose names are nearly those of others. Any scope may be named, because
  /// the program may ask for its container later, so this is no error.
  private func noteUnknownScopes(of choices: [DynamicDependencyChoice]) {
    let known = containers.map(\.scope)
    for choice in choices where !known.contains(choice.instruction.scope) {
      let scope = choice.instruction.scope
      let near = Spelling.nearMisses(of: scope.identifier, among: known.map(\.identifier))
      guard !near.isEmpty else { continue }
      log.note(
        "Nothing has used the scope '\(scope)' before; did you mean: \(near.joined(separator: ", ")). It was chosen by "
          + "\(choice.originOfReach).")
    }
  }
}
