/// The compiler arguments of a module, reduced to those that matter for its syntax trees.
package struct CompilerArguments: Equatable, Sendable {
  /// The arguments for the compiler, sources included.
  package let arguments: [String]
  package let moduleName: String

  /// - Parameter arguments: the arguments of `swiftc` that build the module, without the program's name.
  package init(_ arguments: [String]) {
    var kept: [String] = []
    var moduleName = "main"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-module-name", let name = rest.first { moduleName = name }
      if Self.outputsWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if argument == "-Xfrontend", let option = rest.first, Self.frontendOutputsWithValue.contains(option) {
        // The value follows another `-Xfrontend`.
        rest = rest.dropFirst(3)
      } else if Self.takesValue.contains(argument), let value = rest.popFirst() {
        // The value may look like any other argument.
        kept += [argument, value]
      } else if !Self.outputs.contains(argument), !Self.isJobCount(argument), !Self.isForLinker(argument),
        !argument.hasPrefix(Self.ofBazel)
      {
        kept.append(argument)
      }
    }
    self.arguments = kept
    self.moduleName = moduleName
  }

  /// The arguments with another folder for the modules that the compiler builds on demand: the last one counts.
  func cachingModules(in folder: String) -> CompilerArguments {
    CompilerArguments(arguments + ["-module-cache-path", folder])
  }

  /// Options that only control the output and the way of compiling.
  private static let outputs: Set = [
    "-c", "-emit-dependencies", "-emit-executable", "-emit-library", "-emit-module", "-emit-object", "-incremental",
    "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
    "-g", "-wmo", "-whole-module-optimization", "-static", "-save-temps", "-v", "-explicit-module-build",
    "-emit-module-interface", "-typecheck", "-emit-const-values", "-use-frontend-parseable-output",
    "-experimental-emit-module-separately", "-emit-module-separately-wmo", "-no-emit-module-separately-wmo",
    "-experimental-explicit-module-build", "-validate-clang-modules-once", "-cache-compile-job",
    "-Rcache-compile-job", "-emit-symbol-graph", "-emit-localized-strings", "-index-ignore-clang-modules",
    "-index-system-modules", "-profile-generate", "-profile-coverage-mapping",
  ]

  private static let outputsWithValue: Set = [
    "-o", "-emit-module-path", "-emit-objc-header-path", "-emit-module-interface-path", "-output-file-map",
    "-index-store-path", "-index-unit-output-path", "-num-threads", "-j", "-emit-const-values-path",
    "-emit-dependencies-path",
    "-working-directory-for-index", "-clang-build-session-file", "-clang-scanner-module-cache-path",
    "-sdk-module-cache-path", "-cas-path", "-emit-symbol-graph-dir", "-emit-localized-strings-path",
  ]

  /// The prefix of options from Bazel's rules for the worker that calls the compiler.
  private static let ofBazel = "-Xwrapped-swift="

  private static let frontendOutputsWithValue: Set = ["-const-gather-protocols-file", "-const-gather-protocols-list"]

  private static let takesValue: Set = [
    "-Xcc", "-Xfrontend", "-Xlinker", "-Xclang-linker", "-Xllvm", "-module-name", "-I", "-F", "-L",
  ]

  /// Whether the argument after an option is its value, and not a source.
  static func hasValue(_ option: String) -> Bool {
    outputsWithValue.contains(option) || takesValue.contains(option)
  }

  private static func isJobCount(_ argument: String) -> Bool {
    argument.hasPrefix("-j") && argument.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// Whether an argument is a file that only the linker reads.
  private static func isForLinker(_ argument: String) -> Bool {
    [".o", ".a", ".so", ".dylib", ".lib"].contains { argument.hasSuffix($0) } && !argument.hasPrefix("-")
  }
}
