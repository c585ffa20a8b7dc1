/// A service returned before its component instance was stopped, and its binding does not say
/// `running(onReturn: .stop)` or `running(onReturn: .ignore)`.
///
/// It is the `underlyingError` of a `HookError`.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct ServiceReturned: Error, CustomStringConvertible {
  public var description: String { "it returned before the instance was stopped" }
}
