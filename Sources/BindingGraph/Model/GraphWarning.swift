/// A kind of warning, for accepting it in code.
///
///     binder.accept(.unusedBinding, for: Reserve.self)
public struct GraphWarning: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the diagnostics of this kind.
  public let id: DiagnosticID

  public var description: String { id.description }
}
