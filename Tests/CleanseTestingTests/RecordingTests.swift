#if os(Linux)
  import Cleanse
  import CleanseTesting
  import Foundation
  import TestSupport
  import Testing

  @Suite("Failures of assertions in Swift Testing")
  struct RecordingTests {
    /// Tests that fail, enabled only in a separate run.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["CLEANSE_FAILING_TESTS"] != nil))
    struct FailingTests {
      static let firstLine: Int = #line + 2

      @Test func ofTest() { assertValidGraph(Wreck.self) }
      @Test func ofDetachedTask() async { await Task.detached { assertValidGraph(Wreck.self) }.value }
    }

    @Test("Assertions fail a test run at the lines of their calls, also in a detached task")
    func lines() throws {
      let run = try ProgramRun.of(
        script: #"CLEANSE_FAILING_TESTS=1 "$0" --testing-library swift-testing --filter RecordingTests/FailingTests"#,
        [CommandLine.arguments[0]])
      #expect(run.exitCode == 1)
      let output = run.output + run.errors
      let lines = output.matches(of: /recorded an issue at RecordingTests\.swift:(\d+):/).map { Int($0.1) }
      #expect(Set(lines) == [FailingTests.firstLine, FailingTests.firstLine + 1], "\(output)")
      #expect(output.contains("Multiple Errors (3)"))
    }
  }
#endif
