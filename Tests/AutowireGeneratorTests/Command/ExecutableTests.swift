import Commands
import TestSupport
import Foundation
import Testing

@testable import cleanse_autowire

@Suite("The cleanse-autowire executable") struct ExecutableTests {
  @Test("The cleanse-autowire executable writes to standard output and exits with 0") func success() throws {
    #expect(try run(["--version"]) == .init(output: "cleanse-autowire \(Version.current)\nJSON documents: report 1\n"))
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    #expect(try run([workspace.sources.path]).output.contains("binder.bind(A.self).to { A() }"))
  }

  @Test("The cleanse-autowire executable prints errors to standard error and exits with 1, 2 or 3") func failure()
    throws
  {
    let workspace = try Workspace(["A.swift": "enum A: Injectable {}"])
    let refused = try run(["--output", workspace.output.path, workspace.sources.path])
    #expect(
      refused
        == .init(
          complaint: """
            \(workspace.sources.path)/A.swift:1:6: error: 'A' is an enumeration: bind one of its cases by hand [enumeration]

            """, exitCode: 1))
    #expect(try run(["--style"]).exitCode == 2)
    #expect(try run(["/nowhere.swift"]).exitCode == 3)
    let full = try ProgramRun.of(
      script: #""$0" "$1" > /dev/full"#, [BuiltProduct.url("cleanse-autowire").path, workspace.sources.path])
    #expect(full.exitCode == 3)
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    let run = try ProgramRun.of(BuiltProduct.url("cleanse-autowire"), arguments)
    return .init(output: run.output, complaint: run.errors, exitCode: run.exitCode)
  }
}
