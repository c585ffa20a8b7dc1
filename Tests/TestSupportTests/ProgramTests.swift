import Foundation
import Testing
import TestSupport

@Suite("Processes that tests run") struct ProgramTests {
  @Test("A program run separates output, errors and exit code") func outcome() throws {
    let run = try ProgramRun.of(script: #"echo "out $1"; echo err >&2; exit 3"#, ["shell", "1"])
    #expect(run == ProgramRun(output: "out 1\n", errors: "err\n", exitCode: 3))
  }

  @Test("A program run handles more output than a pipe holds", .endsEventually) func muchOutput() throws {
    let run = try ProgramRun.of(script: "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero")
    #expect(run.errors.utf8.count == 300_000)
    #expect(run.output.utf8.count == 300_000)
  }

  @Test("A program runs in the given folder") func folder() throws {
    let folder = try TemporaryFolder(["A.txt": ""])
    #expect(try ProgramRun.of(URL(fileURLWithPath: "/bin/ls"), in: folder.url).output == "A.txt\n")
  }

  @Test("A running program returns its output so far, and the rest when it is stopped", .endsEventually)
  func running() throws {
    let script = "trap 'echo ended; exit 0' TERM; echo ready; while true; do sleep 0.01; done"
    let program = try RunningProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    #expect(program.said { $0.hasSuffix("ready\n") } == "ready\n")
    #expect(program.stop() == "ready\nended\n")
    #expect(program.process.terminationStatus == 0)
  }

  @Test("A program that ends without the expected output returns nil") func ended() throws {
    let program = try RunningProgram(URL(fileURLWithPath: "/bin/echo"), ["other"])
    #expect(program.said { $0.contains("ready") } == nil)
  }

  @Test("Built products are found next to the tests") func products() {
    #expect(FileManager.default.fileExists(atPath: BuiltProduct.folder.path))
    #expect(BuiltProduct.url("tool").lastPathComponent == "tool")
  }
}
