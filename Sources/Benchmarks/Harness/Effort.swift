/// How much time is spent on each case.
package struct Effort: Sendable {
  /// How long a sample takes, in nanoseconds; longer where one repetition takes longer.
  package let sampleDuration: Double
  /// How often the whole suite is gone through: what changes slowly on a machine then shows in the spread.
  package let passes: Int
  package let roundsPerPass: Int
  /// How often a program is started where only that gives a sample.
  package let launches: Int

  package static let full = Effort(sampleDuration: 2_000_000, passes: 3, roundsPerPass: 20, launches: 7)
  package static let short = Effort(sampleDuration: 1_000_000, passes: 2, roundsPerPass: 8, launches: 3)
}
