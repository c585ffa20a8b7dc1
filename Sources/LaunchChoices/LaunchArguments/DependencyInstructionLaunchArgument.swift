/// A launch argument that selects a factory of the program's index for a type.
public struct DependencyInstructionLaunchArgument: LaunchArgument, Hashable, Sendable {
  /// The instruction of the argument.
  public let instruction: DependencyInjectionInstruction

  /// Creates an argument.
  /// - Parameters:
  ///   - type: the name of the type in the program's index.
  ///   - factory: the name of the factory in the program's index.
  ///   - scope: the container or component. The default is `global`: everywhere.
  ///   - lifecycle: how often the factory is called.
  public init(
    type: DependencyTypeKey, factory: DependencyFactoryKey, scope: DependencyContainerScope = .global,
    lifecycle: LifecycleType = .singleton
  ) {
    instruction = DependencyInjectionInstruction(type: type, factory: factory, scope: scope, lifecycle: lifecycle)
  }

  public var flag: String { "-d" }

  /// The instruction with escaped names: `type=backend,factory=emptyBackend`.
  public var value: String? { instruction.description }

  /// The name of the type in the program's index.
  public var type: DependencyTypeKey { instruction.type }
  /// The name of the factory in the program's index.
  public var factory: DependencyFactoryKey { instruction.factory }
  /// The container or component.
  public var scope: DependencyContainerScope { instruction.scope }
  /// How often the factory is called.
  public var lifecycle: LifecycleType { instruction.lifecycle }
}
