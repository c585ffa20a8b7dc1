import BindingGraph
import Foundation
import TextFiles

/// Checks a program after each change of its sources, and prints the new and the resolved diagnostics.
struct GraphWatch {
  private static let pause = 0.3
  /// The time for which files have to be unchanged before they are read, because editors and builds write several.
  private static let settlingPause = 0.1

  let signals: StopSignals
  /// The state of the files that the diagnostics depend on.
  let files: () -> WatchedFiles
  let check: () throws -> ProgramFindings

  /// Returns after a signal, or when the output is no longer read.
  /// - Parameters:
  ///   - report: renders diagnostics, with a line break at the end.
  ///   - folder: the base of displayed paths; `nil` for full paths.
  /// - Throws: `DescriptorOutput.Failure`
  func run(showing report: ([Diagnostic]) -> String, relativeTo folder: FolderPath?) throws {
    do {
      try watch(report, folder)
    } catch let failure as DescriptorOutput.Failure where failure.isClosedPipe {}
  }

  private func watch(_ report: ([Diagnostic]) -> String, _ folder: FolderPath?) throws {
    // `nil` before the first check.
    var found: [Diagnostic]?
    var lastProblem: String?
    var state: WatchedFiles?
    repeat {
      // The state before the check, so that changes during the check are checked again.
      var now = files()
      guard now != state else { continue }
      while state != nil, !signals.wait(seconds: Self.settlingPause) {
        let next = files()
        if next == now { break }
        now = next
      }
      state = now
      do {
        let findings = try check()
        if signals.wait(seconds: 0) { return }
        let difference = FindingsDifference(from: found ?? [], to: findings.diagnostics)
        let gone = difference.gone.map { Self.line(about: $0, folder) }.joined()
        if found == nil || lastProblem != nil || !difference.new.isEmpty || !difference.gone.isEmpty {
          try DescriptorOutput.send(gone + report(difference.new) + Self.summary(of: findings), to: 1)
        }
        found = findings.diagnostics
        lastProblem = nil
      } catch let failure as DescriptorOutput.Failure {
        throw failure
      } catch {
        // A compiler that was ended by a signal did not fail.
        if signals.wait(seconds: 0) { return }
        let problem = (error as? CompilerError)?.wholeLines ?? "cleansec: error: \(error)\n"
        if problem != lastProblem { try DescriptorOutput.send(problem + Self.keptSummary(of: found), to: 1) }
        lastProblem = problem
      }
    } while !signals.wait(seconds: Self.pause) && !DescriptorOutput.isAbandoned(1)
  }

  private static func line(about diagnostic: Diagnostic, _ folder: FolderPath?) -> String {
    let place = diagnostic.location.map { location in
      "\(folder?.relativePath(of: location.file) ?? location.file):\(location.position): "
    }
    return
      "resolved: \(place ?? "")\(diagnostic.severity.rawValue): \(diagnostic.headline) [\(diagnostic.id.rawValue)]\n"
  }

  private static func summary(of findings: ProgramFindings) -> String {
    "cleansec: \(count(findings.diagnostics)), \(findings.extent.summary)\n"
  }

  private static func keptSummary(of diagnostics: [Diagnostic]?) -> String {
    "cleansec: not checked; " + (diagnostics.map { "the last check found \(count($0))" } ?? "waiting for changes")
      + "\n"
  }

  private static func count(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.isEmpty
      ? "no diagnostics" : diagnostics.count == 1 ? "1 diagnostic" : "\(diagnostics.count) diagnostics"
  }
}
