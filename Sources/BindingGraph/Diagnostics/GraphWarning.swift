/// A kind of warning, for accepting it in code.
///
///     binder.accept(.unusedBinding, for: Reserve.self)
public struct GraphWarning: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the diagnostics of this kind.
  public let id: DiagnosticID

  /// No root leads to a binding.
  public static let unusedBinding = GraphWarning(id: .unusedBinding)
  /// A component binds what an ancestor binds too.
  public static let shadowedBinding = GraphWarning(id: .shadowedBinding)
  /// A shared object can keep itself alive.
  public static let retainCycle = GraphWarning(id: .retainCycle)

  public var description: String { id.description }
}
