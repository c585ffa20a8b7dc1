import TestSupport
import Foundation
import Testing

/// A program that contains many versions of sources and prints the diagnostics of each, compiled in a single run.
struct MendedProgram {
  private let mends: [MendedExample.Mend]

  init(_ mends: [MendedExample.Mend]) {
    self.mends = mends
  }

  /// The headlines of the diagnostics of each version.
  func run() throws -> [Set<String>] {
    let folder = try TemporaryFolder(["main.swift": text])
    let output = try TestProgram.output(of: [folder.path("main.swift")], ofModule: "DocumentationTests")
    return output.components(separatedBy: "\n").dropLast().map { line in
      Set(line.components(separatedBy: "\t").filter { !$0.isEmpty })
    }
  }

  /// The source of the program, with a separate type for each version.
  private var text: String {
    let versions = mends.enumerated().map {
      "enum Version\($0) {\n\($1.source)\nstatic func report() -> ValidationReport { \($1.validation) }\n}"
    }
    let calls = mends.indices.map { "tell(Version\($0).report())" }
    let tell = #"""
      func tell(_ report: ValidationReport) {
        print(report.diagnostics.map { "\($0.severity): \($0.headline)" }.joined(separator: "\t"))
      }
      """#
    return (["import Cleanse"] + versions + [tell] + calls).joined(separator: "\n")
  }
}
