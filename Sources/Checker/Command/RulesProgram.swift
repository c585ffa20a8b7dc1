import BindingGraph
import Foundation
import GraphDocuments

/// A program built with `GraphRuleCommand`, which reads graphs from files and prints a report as JSON.
struct RulesProgram {
  let path: String

  /// The diagnostics of the rules.
  /// - Throws: `RulesProgramError`
  func diagnostics(in graphs: [GraphDocument]) throws -> [Diagnostic] {
    guard !graphs.isEmpty else { return [] }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("cleansec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = graphs.indices.map { scratch.appendingPathComponent("graph-\($0).json") }
    for (graph, file) in zip(graphs, files) { try graph.write(to: file.path, as: .json) }
    let report = scratch.appendingPathComponent("report.json")
    let run: CompilerRun
    do {
      run = try CompilerRun(path, ["--format", "json"] + files.map(\.path), output: report, folder: nil)
    } catch CompilerError.notCallable {
      throw RulesProgramError.notCallable(path)
    }
    // The exit code 1 means that a rule reports an error.
    guard [0, 1].contains(run.exitCode) else {
      throw RulesProgramError.failed(path, exitCode: run.exitCode, complaint: run.complaint)
    }
    do {
      return try Diagnostic.diagnostics(inReport: Data(contentsOf: report))
    } catch let error as UnsupportedReportVersion {
      throw RulesProgramError.otherVersion(path, error)
    } catch {
      throw RulesProgramError.noReport(path)
    }
  }
}

/// An error in running a program of rules.
enum RulesProgramError: Error, Equatable, CustomStringConvertible {
  case notCallable(String)
  case failed(String, exitCode: Int32, complaint: String)
  case noReport(String)
  case otherVersion(String, UnsupportedReportVersion)

  var description: String {
    switch self {
    case .notCallable(let path): "the rules program \(path) cannot be run"
    case .failed(let path, let exitCode, let complaint):
      "the rules program \(path) exited with \(exitCode)" + CompilerRun.reason(complaint)
    case .noReport(let path): "\(path) printed no report: is it a GraphRuleCommand?"
    case .otherVersion(let path, let error): "\(path): \(error)"
    }
  }
}
