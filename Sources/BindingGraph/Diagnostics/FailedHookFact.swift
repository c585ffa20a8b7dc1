/// A hook that failed when an instance was started or stopped.
package struct FailedHookFact: Sendable {
  /// When the hook ran.
  package enum Occasion: Sendable, Hashable {
    case start
    case stop
  }

  package let subject: TypeReference?
  package let component: TypeReference
  package let occasion: Occasion
  /// Where the binding is.
  package let location: SourceLocation?
  /// What the hook threw, as it describes itself.
  package let reason: String

  package init(
    subject: TypeReference, component: TypeReference, occasion: Occasion, location: SourceLocation?, reason: String
  ) {
    self.subject = subject
    self.component = component
    self.occasion = occasion
    self.location = location
    self.reason = reason
  }
}

extension FailedHookFact: GraphFact {
  package static let kind = DiagnosticKind(
    .failedHook, .error, summary: "A hook failed when an instance was started or stopped.")
}

extension DiagnosticID {
  /// A hook failed when an instance was started or stopped.
  public static let failedHook = DiagnosticID(rawValue: "failed-hook")
}
