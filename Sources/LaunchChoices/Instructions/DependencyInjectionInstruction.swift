/// What one `--dependency` says: which factory is to make the values of which type.
public struct DependencyInjectionInstruction: Hashable, Sendable {
  /// The name of the type in the index.
  public var type: DependencyTypeKey
  /// The name of the factory in the index.
  public var factory: DependencyFactoryKey
  /// The container that is told.
  public var scope: DependencyContainerScope
  /// How often the factory is asked.
  public var lifecycle: LifecycleType

  /// Makes an instruction.
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
  /// The instruction as an argument says it, without what it need not say: `type=backend,factory=emptyBackend`.
  public var description: String {
    var fields = [(InstructionField.type, type.identifier), (.factory, factory.identifier)]
    if scope != .global { fields.append((.scope, scope.identifier)) }
    if lifecycle != .singleton { fields.append((.lifecycle, lifecycle.rawValue)) }
    return fields.map { "\($0.rawValue)=\(EscapedText.escaping($1))" }.joined(separator: ",")
  }
}
