/// The contents of one `--dependency` argument: a type and the factory to use for it.
public struct DependencyInjectionInstruction: Hashable, Sendable {
  /// The name of the type in the index.
  public var type: DependencyTypeKey
  /// The name of the factory in the index.
  public var factory: DependencyFactoryKey
  /// The container or component. The default is `global`: everywhere.
  public var scope: DependencyContainerScope
  /// How often the factory is called.
  public var lifecycle: LifecycleType

  /// Creates an instruction.
  public init(
    type: DependencyTypeKey, factory: DependencyFactoryKey, scope: DependencyContainerScope = .global,
    lifecycle: LifecycleType = .singleton
  ) {
    self.type = type
    self.factory = factory
    self.scope = scope
    self.lifecycle = lifecycle
  }
}

extension DependencyInjectionInstruction: CustomStringConvertible {
  /// The instruction as in an argument, without default values: `type=backend,factory=emptyBackend`.
  public var description: String {
    var fields = [(InstructionField.type, type.identifier), (.factory, factory.identifier)]
    if scope != .global { fields.append((.scope, scope.identifier)) }
    if lifecycle != .singleton { fields.append((.lifecycle, lifecycle.rawValue)) }
    return fields.map { "\($0.rawValue)=\(EscapedText.escaping($1))" }.joined(separator: ",")
  }
}
