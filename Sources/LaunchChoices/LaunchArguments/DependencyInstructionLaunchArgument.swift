/// Tells a program to take a factory of its index for a type.
public struct DependencyInstructionLaunchArgument: LaunchArgument, Hashable, Sendable {
  /// What the program is told.
  public let instruction: DependencyInjectionInstruction

  /// Makes an argument.
  /// - Parameters:
  ///   - type: the name of the type in the program's index.
  ///   - factory: the name of the factory in the program's index.
  ///   - scope: the container that is told.
  ///   - lifecycle: how often the factory is asked.
  public init(
    type: DependencyTypeKey, factory: DependencyFactoryKey, scope: DependencyContainerScope = .global,
    lifecycle: LifecycleType = .singleton
  ) {
    instruction = DependencyInjectionInstruction(type: type, factory: factory, scope: scope, lifecycle: lifecycle)
  }

  public var flag: String { "-d" }

  /// The instruction, with names of any letters: `type=backend,factory=emptyBackend`.
  public var value: String? { instruction.description }

  /// The name of the type in the program's index.
  public var type: DependencyTypeKey { instruction.type }
  /// The name of the factory in the program's index.
  public var factory: DependencyFactoryKey { instruction.factory }
  /// The container that is told.
  public var scope: DependencyContainerScope { instruction.scope }
  /// How often the factory is asked.
  public var lifecycle: LifecycleType { instruction.lifecycle }
}
