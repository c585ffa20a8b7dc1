/// A kind of warning, to suppress it in code.
///
///     binder.accept(.unusedBinding, for: Reserve.self)
public struct GraphWarning: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the diagnostics of this kind.
  public let id: DiagnosticID

  /// Creates a kind of warning of your own, for a plugin that does not report suppressed warnings.
  ///
  ///     extension GraphWarning {
  ///       static let largeModule = GraphWarning(id: "large-module")
  ///     }
  public init(id: DiagnosticID) {
    self.id = id
  }

  public var description: String { id.description }
}
