/// The effect of a graph's warnings on an assertion.
public struct WarningTreatment: Hashable, Sendable {
  let failsTest: Bool

  /// Warnings do not fail the test.
  public static let ignore = WarningTreatment(failsTest: false)

  /// Warnings fail the test, like errors. Suppress an intended one with `binder.accept(_:for:)`.
  public static let fail = WarningTreatment(failsTest: true)
}
