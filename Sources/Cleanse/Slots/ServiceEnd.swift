/// The consequence of a service that ends before its component instance is stopped. Later versions may have more.
///
///     binder.bind(Migration.self).sharedInScope().running(onReturn: .ignore) { try await $0.run() }
///       .to(factory: Migration.init)
///
/// While the instance is being stopped, a service may return; an error that it throws then counts only with `.fail`.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct ServiceEnd: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The instance is stopped, and `ComponentInstance.run` throws a `HookError`.
  public static let fail = ServiceEnd(description: "fail")
  /// The instance is stopped, and the end of the service is no error.
  public static let stop = ServiceEnd(description: "stop")
  /// The instance runs on without the service.
  public static let ignore = ServiceEnd(description: "ignore")

  private init(description: String) {
    self.description = description
  }
}
