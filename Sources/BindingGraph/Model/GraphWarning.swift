/// A kind of warning, for accepting it in code.
///
///     binder.accept(.unusedBinding, for: Reserve.self)
public struct GraphWarning: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the diagnostics of this kind.
  public let id: DiagnosticID

  /// Makes a kind of warning of your own, for a plugin that leaves out what is accepted.
  ///
  ///     extension GraphWarning {
  ///       static let largeModule = GraphWarning(id: "large-module")
  ///     }
  public init(id: DiagnosticID) {
    self.id = id
  }

  public var description: String { id.description }
}
