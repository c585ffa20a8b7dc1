import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser
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
    #expect(outcome.exitCode == 2)
    #expect(outcome.complaint == "cleanse-graph: the output cannot be written: \(reason)\n")
  }

  @Test("exits as ever where standard error is closed") func closedError() throws {
    #expect(try run(#""$0" draw 2>&-"#) == Outcome(output: "", complaint: "", exitCode: 2))
    #expect(try run(#""$0" draw >&- 2>&-"#).exitCode == 2)
  }

  @Test("is quiet where its reader has seen enough, whether or not that is a signal")
  func closedPipe() throws {
    let ignoring = try run(#"trap '' PIPE; { "$0" render "$1" --format json; echo $? >&2; } | head -n 1"#)
    #expect(ignoring == Outcome(output: "{\n", complaint: "0\n", exitCode: 0))
    let usual = try run(#"{ "$0" render "$1" --format json; echo $? >&2; } | head -n 1"#)
    #expect(usual.output == "{\n")
    // 128 and the number of the signal, unless this process was started without it.
    #expect(["0\n", "141\n"].contains(usual.complaint))
  }

  @Test("writes a drawing to standard output by name") func standardOutput() throws {
    let outcome = try run(#""$0" render "$1" --format dot --output /dev/stdout | cat"#)
    #expect(outcome.output == GraphDocument.random(nodes: 400).text(as: .dot))
    #expect(outcome.complaint == "")
  }

  private func run(_ script: String) throws -> Outcome {
    let (process, output, complaint) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The build puts executables beside the bundle of the shipped files.
    let program = ShippedData.bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("cleanse-graph")
    process.arguments = ["-c", script, program.path, file]
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    let texts = [output, complaint].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Outcome(output: texts[0], complaint: texts[1], exitCode: process.terminationStatus)
  }
}
