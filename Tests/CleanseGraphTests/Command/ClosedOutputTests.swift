import TestSupport
import CleanseGraph
import Foundation
import Testing

@testable import GraphDocuments

/// The program as it was built, in a shell that closes what it writes to.
@Suite("The program cleanse-graph, where nobody reads on") struct ClosedOutputTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    // More than a pipe holds.
    file = try folder.write(GraphDocument.random(nodes: 400).text(as: .json), to: "graph.json")
  }

  @Test(
    "says so where standard output is closed, or full",
    arguments: [
      (">&-", "Bad file descriptor"), ("> /dev/full", "No space left on device"),
    ])
  func closed(redirection: String, reason: String) throws {
    let outcome = try run(#""$0" --help \#(redirection)"#)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errors == "cleanse-graph: error: the output cannot be written: \(reason)\n")
  }

  @Test("exits as ever where standard error is closed") func closedError() throws {
    #expect(try run(#""$0" draw 2>&-"#) == ProgramRun(exitCode: 2))
    #expect(try run(#""$0" draw >&- 2>&-"#).exitCode == 2)
  }

  @Test("is quiet where its reader has seen enough, whether or not that is a signal")
  func closedPipe() throws {
    for start in ["", "trap '' PIPE; "] {
      let run = try run(start + #"{ "$0" render "$1" --format json; echo $? >&2; } | head -n 1"#)
      #expect(run == ProgramRun(output: "{\n", errors: "0\n"))
    }
  }

  @Test("writes a drawing to standard output by name") func standardOutput() throws {
    let outcome = try run(#""$0" render "$1" --format dot --output /dev/stdout | cat"#)
    #expect(outcome.output == GraphDocument.random(nodes: 400).text(as: .dot))
    #expect(outcome.errors == "")
  }

  private func run(_ script: String) throws -> ProgramRun {
    try ProgramRun.of(script: script, [BuiltProduct.url("cleanse-graph").path, file])
  }
}
