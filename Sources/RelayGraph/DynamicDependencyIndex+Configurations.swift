import Cleanse
import LaunchChoices

extension DynamicDependencyIndex {
  /// A configuration for each set of launch arguments that can be made of the index, for `GraphValidator.check`.
  ///
  ///     try GraphValidator.check(
  ///       App.self, configurations: [GraphConfiguration("production")] + index.launchConfigurations())
  ///
  /// There is one for each type and each factory that may serve it, and one for each choice of several factories that ask
  /// the graph for something. Other sets need no check of their own: a factory that asks for nothing cannot lack
  /// anything, nor close a circle; where it stands, and how often it is asked, changes nothing of that.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameter limit: how many there may be. Where there were more, the largest sets are left out.
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

  @available(*, deprecated, renamed: "launchConfigurations(atMost:file:line:)")
  public func launchConfigurations(
    limit: Int, file: StaticString = #filePath, line: Int = #line
  ) -> [GraphConfiguration] {
    launchConfigurations(atMost: limit, file: file, line: line)
  }
}
