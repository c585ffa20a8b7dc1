import Cleanse
import LaunchChoices

extension DynamicDependencyIndex {
  /// The configurations that launch arguments can select from the index, for `GraphValidator.check`.
  ///
  ///     try GraphValidator.check(
  ///       App.self, configurations: [GraphConfiguration("production")] + index.launchConfigurations())
  ///
  /// Contains one for each type and each of its factories, and one for each set of several factories with dependencies.
  /// Other sets need no check: a factory without dependencies cannot lack one and cannot be part of a cycle, in any
  /// scope and lifecycle.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameter limit: the maximum number of configurations. If there are more, the largest sets are left out.
  public func launchConfigurations(
    atMost limit: Int = 10_000, file: StaticString = #filePath, line: Int = #line
  ) -> [GraphConfiguration] {
    let sets = ChoiceCombinations(of: self).sets(limit: limit)
    return sets.map { choices in
      GraphConfiguration(
        choices.map { "-d \($0.instruction)" }.joined(separator: " "),
        overrides: DynamicOverrides(choices: choices, place: (file, line)).overrides)
    }
  }
}
