import Foundation
import TestSupport
import Testing

/// The compiler of the toolchain, with the libraries of this package and with warnings as errors.
enum Compiler {
  static func run(_ arguments: [String]) throws {
    let run = try ProgramRun.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors"] + arguments + BuiltLibraries.arguments)
    try #require(run.exitCode == 0, "\(run.output)\(run.errors)")
  }
}
