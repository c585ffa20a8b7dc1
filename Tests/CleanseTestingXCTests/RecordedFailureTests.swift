import Cleanse
import CleanseTesting
import Foundation
import XCTest

/// The failures that assertions record in XCTest.
final class RecordedFailureTests: XCTestCase {
  private struct Failure: Equatable {
    let text: String
    let line: Int?
  }

  /// The recorded failures; `nil` outside of `failures(of:)`.
  private var expected: [Failure]?

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard expected != nil else { return super.record(issue) }
      expected?.append(
        Failure(text: issue.compactDescription, line: issue.sourceCodeContext.location?.lineNumber))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected isExpected: Bool
    ) {
      guard expected != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
      }
      expected?.append(Failure(text: description, line: lineNumber))
    }
  #endif

  private func failures(of assertion: () -> Void) -> [Failure] {
    expected = []
    defer { expected = nil }
    assertion()
    return expected ?? []
  }

  func testRecordsReport() {
    let line: Int = #line + 1
    let failures = failures { assertValidGraph(EmptyWorkshop.self) }
    // An assertion shows the source line of each location.
    let place = "at CleanseTestingXCTests/Workshop.swift:31\n"
    let report = GraphValidator.validate(EmptyWorkshop.self).description
      .replacingOccurrences(of: place, with: place + "     31 | bind.to(factory: Root.init)\n")
    XCTAssertEqual(failures, [Failure(text: "failed - \(report)", line: line)])
  }

  func testRecordsUnexpectedErrors() {
    let line: Int = #line + 1
    let failures = failures { assertGraphErrors(Workshop.self) { ExpectedError(.dependencyCycle, of: Hammer.self) } }
    let text = "failed - expected, but not found:\n  ExpectedError(.dependencyCycle, of: Hammer.self)"
    XCTAssertEqual(failures, [Failure(text: text, line: line)])
  }

  func testRecordsUnreleasedObjects() {
    var kept: Hammer?
    let line: Int = #line + 1
    let failures = failures { assertReleased(Workshop.self) { kept = $0.hammer } }
    XCTAssertNotNil(kept)
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.text.split(separator: "\n").first,
      "failed - error: Hammer was not released with its graph [unreleased-object]")
    XCTAssertEqual(self.failures { assertReleased(Workshop.self) { _ in } }, [])
  }

  func testRecordsLiveBindings() throws {
    let line: Int = #line + 1
    let number = try TestGraph(LiveWorkshop.self).value(Provider<Int>.self)
    let recorded = failures { XCTAssertEqual(number.get(), 1) }
    XCTAssertEqual(recorded.map(\.line), [line])
    XCTAssertEqual(
      recorded.first?.text.split(separator: "\n").first,
      "failed - error: *** Int *** is a live() binding that no override replaces [live-binding]")
    let allowed = try TestGraph(LiveWorkshop.self, allowingLive: [Int.self]).value(Provider<Int>.self)
    XCTAssertEqual(failures { XCTAssertEqual(allowed.get(), 1) }, [])
  }

  func testRecordsUnstoppedObjects() {
    let line: Int = #line + 1
    let failures = failures { _ = try? TestGraph(OpenWorkshop.self) }
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.text.split(separator: "\n").first,
      "failed - error: *** Saw *** was released before its onStop hooks had run [unstopped-object]")
  }

  func testRunsGraphs() async throws {
    var kept: Saw?
    let isRunning = try await TestGraph(StoppedWorkshop.self).run { graph in
      kept = graph.root
      return graph.root.isRunning
    }
    XCTAssertTrue(isRunning)
    XCTAssertEqual(kept?.isRunning, false)
  }

  func testRecordsStart() {
    let line: Int = #line + 1
    let failures = failures { assertStart(Workshop.self, creates: ...1, criticalPath: ...2) }
    let text = """
      failed - Workshop creates 2 objects at start, expected at most 1:
        Hammer (CleanseTestingXCTests/Workshop.swift:15): root -> Root -> Hammer
        Root (CleanseTestingXCTests/Workshop.swift:20): root
      """
    XCTAssertEqual(failures, [Failure(text: text, line: line)])
    XCTAssertEqual(self.failures { assertStart(Workshop.self, creates: ...2) }, [])
  }

  func testRecordsMissingSnapshotOnce() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let line: Int = #line + 1
    let first = failures { assertGraphSnapshot(Workshop.self, matches: file.path) }
    XCTAssertEqual(
      first,
      [
        Failure(
          text: "failed - There was no snapshot. It is recorded now: review and commit \(file.path)", line: line)
      ])
    XCTAssertEqual(failures { assertGraphSnapshot(Workshop.self, matches: file.path) }, [])
  }
}
