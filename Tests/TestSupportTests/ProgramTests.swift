import Foundation
import Testing
import TestSupport

@Suite("Programs that tests run") struct ProgramTests {
  @Test("output, errors and exit code are told apart") func outcome() throws {
    let run = try ProgramRun.of(script: #"echo "out $1"; echo err >&2; exit 3"#, ["shell", "1"])
    #expect(run == ProgramRun(output: "out 1\n", errors: "err\n", exitCode: 3))
  }

  @Test("more than pipes hold does not stop a program", .endsEventually) func muchOutput() throws {
    let run = try ProgramRun.of(script: "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero")
    #expect(run.errors.utf8.count == 300_000)
    #expect(run.output.utf8.count == 300_000)
  }

  @Test("a program runs in a folder") func folder() throws {
    let folder = try TemporaryFolder(["A.txt": ""])
    #expect(try ProgramRun.of(URL(fileURLWithPath: "/bin/ls"), in: folder.url).output == "A.txt\n")
  }

  @Test("a running program says something, and the rest when it is stopped", .endsEventually)
  func running() throws {
    let script = "trap 'echo ended; exit 0' TERM; echo ready; while true; do sleep 0.01; done"
    let program = try RunningProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    #expect(program.said { $0.hasSuffix("ready\n") } == "ready\n")
    #expect(program.stop() == "ready\nended\n")
    #expect(program.process.terminationStatus == 0)
  }

  @Test("a program that ends has not said it") func ended() throws {
    let program = try RunningProgram(URL(fileURLWithPath: "/bin/echo"), ["other"])
    #expect(program.said { $0.contains("ready") } == nil)
  }

  @Test("executables stand beside the tests") func products() {
    #expect(FileManager.default.fileExists(atPath: BuiltProduct.folder.path))
    #expect(BuiltProduct.url("tool").lastPathComponent == "tool")
  }
}
