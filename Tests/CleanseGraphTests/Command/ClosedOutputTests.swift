import TestSupport
import CleanseGraph
import Foundation
import Testing

@testable import GraphDocuments

/// Runs the built program in a shell that closes its output.
@Suite("Closed output of cleanse-graph") struct ClosedOutputTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    // More than fits into the buffer of a pipe.
    file = try folder.write(GraphDocument.random(nodes: 400).text(as: .json), to: "graph.json")
  }

  @Test(
    "cleanse-graph reports a closed or full standard output and exits with 3",
    arguments: [
      (">&-", "Bad file descriptor"), ("> /dev/full", "No space left on device"),
    ])
  func closed(redirection: String, reason: String) throws {
    let outcome = try run(#""$0" --help \#(redirection)"#)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errors == "cleanse-graph: error: the output cannot be written: \(reason)\n")
  }

  @Test("cleanse-graph keeps its exit code when standard error is closed") func closedError() throws {
    #expect(try run(#""$0" draw 2>&-"#) == ProgramRun(exitCode: 2))
    #expect(try run(#""$0" draw >&- 2>&-"#).exitCode == 2)
  }

  @Test("cleanse-graph exits silently when its reader closes the pipe, with or without SIGPIPE")
  func closedPipe() throws {
    for start in ["", "trap '' PIPE; "] {
      let run = try run(start + #"{ "$0" render "$1" --format json; echo $? >&2; } | head -n 1"#)
      #expect(run == ProgramRun(output: "{\n", errors: "0\n"))
    }
  }

  @Test("cleanse-graph writes a drawing to /dev/stdout") func standardOutput() throws {
    let outcome = try run(#""$0" render "$1" --format dot --output /dev/stdout | cat"#)
    #expect(outcome.output == GraphDocument.random(nodes: 400).text(as: .dot))
    #expect(outcome.errors == "")
  }

  private func run(_ script: String) throws -> ProgramRun {
    try ProgramRun.of(script: script, [BuiltProduct.url("cleanse-graph").path, file])
  }
}
