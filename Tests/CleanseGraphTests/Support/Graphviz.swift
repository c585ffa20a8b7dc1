import TestSupport
import Foundation

/// The program `dot`, where it is installed.
enum Graphviz {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dot" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The comment of tests that are skipped without Graphviz.
  static let absence = "Graphviz is not installed: Scripts/install-test-tools installs it"

  /// The graph that Graphviz has read.
  struct Graph: Decodable {
    struct Object: Decodable {
      let name: String
      let label: String?
      /// Set for a cluster.
      let nodes: [Int]?
      let subgraphs: [Int]?
    }

    struct Edge: Decodable {
      let tail: Int
      let head: Int
      let label: String?
    }

    let objects: [Object]?
    let edges: [Edge]?

    var nodes: [Object] { (objects ?? []).filter { !$0.name.hasPrefix("cluster") } }
  }

  struct Complaint: Error {
    let text: String
  }

  /// Has Graphviz lay a drawing out.
  /// - Throws: `Complaint` with all output to standard error, warnings included.
  static func read(_ drawing: String) throws -> Graph {
    let file = try TemporaryFile(drawing, extension: "dot")
    let run = try ProgramRun.of(URL(fileURLWithPath: path ?? "dot"), ["-Tjson", file.path])
    guard run.exitCode == 0, run.errors.isEmpty else { throw Complaint(text: run.errors) }
    return try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8))
  }
}
