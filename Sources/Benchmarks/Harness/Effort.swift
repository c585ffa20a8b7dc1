/// The time to spend on each case.
package struct Effort: Sendable {
  /// The time of a sample, in nanoseconds; longer if one repetition takes longer.
  package let sampleDuration: Double
  /// The number of passes through the whole suite, which make slow changes of a machine visible in the spread.
  package let passes: Int
  package let roundsPerPass: Int
  /// The number of starts of a program if each start gives one sample.
  package let launches: Int

  package static let full = Effort(sampleDuration: 2_000_000, passes: 3, roundsPerPass: 20, launches: 7)
  package static let short = Effort(sampleDuration: 1_000_000, passes: 2, roundsPerPass: 8, launches: 3)
}
