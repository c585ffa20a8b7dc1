import Foundation
import TestSupport
import Testing

@testable import cleansec

/// Fixes and runs copies of the example with mistakes that have a certain fix.
///
/// Each copy takes several runs of the compiler, so that only `.ci/run` enables this suite.
@Suite(
  "Fixes of a broken github-browser",
  .enabled(if: ProcessInfo.processInfo.environment["CLEANSE_SABOTAGE"]?.isEmpty == false))
struct MendedSabotageTests {
  @Test("Every mistake in github-browser is fixed once, and the example prints its expected output") func allMistakes()
    throws
  {
    let folder = try TemporaryFolder()
    let browser = try MendedBrowser(in: folder)
    let mistakes = MendableMistake.all
    #expect(mistakes.count >= 20)
    let expected = try ProgramRun(output: RepositoryFile.text("Tests/ExpectedOutput/github-browser.txt"))
    let outcomes = withExtendedLifetime(folder) {
      ModuleQueue.read(mistakes) { mistake in Result { try browser.outcome(of: mistake) } }
    }
    for (mistake, outcome) in zip(mistakes, outcomes) {
      let mended = try outcome.get()
      #expect(mended.findings != [], "\(mistake)")
      #expect(mended.statements != [], "\(mistake): \(mended.findings)")
      #expect(mended.findingsBehind == [], "\(mistake): \(mended.findings), \(mended.statements)")
      #expect(mended.isStable, "\(mistake)")
      #expect(mended.run == expected, "\(mistake): \(mended.statements)")
    }
    print("\(mistakes.count) mistakes were mended")
  }
}
