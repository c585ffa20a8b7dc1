import BindingGraph
import Foundation
import Testing

@testable import cleansec

/// Breaks each line of the example that can be broken, one at a time, and expects an error at its location.
///
/// Every mistake takes a run of the compiler, so that only `.ci/run` enables this suite.
@Suite(
  "Errors of a broken github-browser",
  .enabled(if: ProcessInfo.processInfo.environment["CLEANSE_SABOTAGE"]?.isEmpty == false))
struct SabotageTests {
  @Test("Every mistake in github-browser is reported at its line, and the unchanged example has no diagnostics")
  func allMistakes() throws {
    let browser = try SabotagedBrowser()
    #expect(try GraphCheck([browser.facts]).diagnostics.map { "\($0.headline)" } == [])
    let mistakes = browser.mistakes
    #expect(mistakes.count >= 40)
    let outcomes = ModuleQueue.read(mistakes) { mistake in Result { try browser.findings(with: mistake) } }
    for (mistake, outcome) in zip(mistakes, outcomes) {
      let found = try outcome.get().filter { $0.severity == .error }
      #expect(
        found.contains { mistake.isFound(by: $0) },
        "\(mistake.description): \(found.map { "\($0.id) at \($0.location?.shortDescription ?? "-")" })")
    }
    print("\(mistakes.count) mistakes were made")
  }
}
