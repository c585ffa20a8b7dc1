#if os(Linux) || os(macOS) || os(Windows)
  import Foundation
  import Testing

  /// A program that a test writes. Its sources are in no target, so only the tests that need it wait for its compilation.
  package enum TestProgram {
    /// Compiles source files with the libraries that the tests were built with, and runs the program.
    /// - Parameters:
    ///   - sources: the paths of the files. Statements at top level are in `main.swift`.
    ///   - targets: the targets to link besides Cleanse and its own.
    /// - Returns: the program's output.
    package static func output(
      of sources: [String], ofModule module: String, linking targets: [String] = []
    ) throws -> String {
      let folder = try TemporaryFolder()
      let program = folder.path("program")
      let linked = ["Cleanse", "BindingGraph", "CleanseThreads", "CleanseShims"] + targets
      let compiled = try ProgramRun.of(
        URL(fileURLWithPath: "/usr/bin/env"),
        [
          "swiftc", "-Onone", "-swift-version", "6", "-package-name", BuiltLibraries.packageName, "-module-name",
          module,
        ]
          + ["-o", program] + sources + BuiltLibraries.arguments
          + linked.flatMap(BuiltLibraries.objects))
      try #require(compiled.exitCode == 0, "\(compiled.output)\(compiled.errors)")
      let printed = try ProgramRun.of(URL(fileURLWithPath: program))
      try #require(printed.exitCode == 0, "\(printed.output)\(printed.errors)")
      return printed.output
    }
  }
#endif
