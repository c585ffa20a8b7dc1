import Foundation

/// A call of the Swift compiler that compiles a module.
struct CompileCommand: Equatable {
  /// The path of `swiftc`; `nil` if the command does not name it.
  let compiler: String?
  /// The arguments of the compiler, including those in response files.
  let arguments: [String]
  /// The base of relative paths.
  let folder: String
  let moduleName: String
  /// The module file that the command writes.
  let product: String?
  let sources: [String]

  init(compiler: String? = nil, arguments: [String], folder: String) {
    var arguments = ResponseFiles.expand(arguments, folder: folder)
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let start = URL(fileURLWithPath: value(of: "-working-directory") ?? folder)
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : start.appendingPathComponent(path).standardizedFileURL.path
    }
    if value(of: "-module-name") == nil {
      // The option `-o` is dropped with other outputs, and the compiler would use another name.
      arguments += ["-module-name", value(of: "-o").map(Self.moduleName) ?? "main"]
    }
    self.compiler = compiler
    self.arguments = arguments
    self.folder = folder
    moduleName = value(of: "-module-name") ?? "main"
    product = value(of: "-emit-module-path").map(absolute)
    sources = zip([""] + arguments, arguments).filter { option, argument in
      argument.hasSuffix(".swift") && !CompilerArguments.hasValue(option)
    }.map { absolute($0.1) }
  }

  /// The name that the compiler gives to the module of an output.
  private static func moduleName(output: String) -> String {
    let file = URL(fileURLWithPath: output)
    var name = file.deletingPathExtension().lastPathComponent
    if ["a", "so", "dylib"].contains(file.pathExtension), name.hasPrefix("lib") { name.removeFirst(3) }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : "main"
  }

  /// - Parameter words: a command line, which begins with the compiler's path or with other programs that run it.
  /// - Returns: `nil` if it does not compile a Swift module.
  init?(words: [String], folder: String) {
    guard let start = words.firstIndex(where: { $0 == "swiftc" || $0.hasSuffix("/swiftc") }) else { return nil }
    // A shell's list of commands, as in build files of Ninja.
    let arguments = words[(start + 1)...].prefix { !["&&", "||", ";"].contains($0) }
    self.init(compiler: words[start].hasPrefix("/") ? words[start] : nil, arguments: Array(arguments), folder: folder)
    guard !arguments.contains("-frontend"), !sources.isEmpty else { return nil }
  }
}
