/// The arguments by which a module is compiled, as far as they matter for its syntax trees.
package struct CompilerArguments: Equatable, Sendable {
  /// What goes to the compiler, sources included.
  package let arguments: [String]
  package let moduleName: String

  /// - Parameter arguments: what `swiftc` is called with to build the module, without the program's name.
  package init(_ arguments: [String]) {
    var kept: [String] = []
    var moduleName = "main"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-module-name", let name = rest.first { moduleName = name }
      if Self.outputsWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if Self.takesValue.contains(argument), let value = rest.popFirst() {
        // Its value may look like any other argument.
        kept += [argument, value]
      } else if !Self.outputs.contains(argument), !Self.isJobCount(argument) {
        kept.append(argument)
      }
    }
    self.arguments = kept
    self.moduleName = moduleName
  }

  /// What says only what to write, and how to go about it.
  private static let outputs: Set = [
    "-c", "-emit-dependencies", "-emit-executable", "-emit-library", "-emit-module", "-emit-object", "-incremental",
    "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
    "-g", "-wmo", "-whole-module-optimization", "-static", "-save-temps", "-v", "-explicit-module-build",
    "-emit-module-interface", "-typecheck",
  ]

  private static let outputsWithValue: Set = [
    "-o", "-emit-module-path", "-emit-objc-header-path", "-emit-module-interface-path", "-output-file-map",
    "-index-store-path", "-index-unit-output-path", "-num-threads", "-emit-const-values-path",
    "-emit-dependencies-path",
    "-working-directory-for-index",
  ]

  private static let takesValue: Set = [
    "-Xcc", "-Xfrontend", "-Xlinker", "-Xclang-linker", "-Xllvm", "-module-name", "-I", "-F",
  ]

  private static func isJobCount(_ argument: String) -> Bool {
    argument.hasPrefix("-j") && argument.dropFirst(2).allSatisfy(\.isNumber)
  }
}
