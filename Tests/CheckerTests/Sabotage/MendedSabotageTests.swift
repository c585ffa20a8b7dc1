import Foundation
import TestSupport
import Testing

@testable import Checker

/// Copies of the example with mistakes that have a fix without a choice are mended, and run.
///
/// Each takes several runs of the compiler, so that only `.ci/run` asks for this suite.
@Suite(
  "Mended sabotage of github-browser",
  .enabled(if: ProcessInfo.processInfo.environment["CLEANSE_SABOTAGE"]?.isEmpty == false))
struct MendedSabotageTests {
  @Test("every mistake is mended, once, and the example prints what it should") func allMistakes() throws {
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
