/// The effect of a graph's warnings on an assertion.
public struct WarningTreatment: Hashable, Sendable {
  let failsTest: Bool

  /// Warnings do not fail the test.
  public static let ignore = WarningTreatment(failsTest: false)

  /// A warning fails the test, as an error does. One that is meant can be accepted in code: `binder.accept(_:for:)`.
  public static let fail = WarningTreatment(failsTest: true)
}
