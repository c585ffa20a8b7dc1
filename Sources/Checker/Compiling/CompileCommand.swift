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
    let arguments = ResponseFiles.expand(arguments, folder: folder)
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let start = URL(fileURLWithPath: value(of: "-working-directory") ?? folder)
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path : start.appendingPathComponent(path).standardizedFileURL.path
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

  /// - Parameter words: a command line, which begins with the compiler's path or with other programs that run it.
  /// - Returns: `nil` if it does not compile a Swift module.
  init?(words: [String], folder: String) {
    guard let start = words.firstIndex(where: { $0 == "swiftc" || $0.hasSuffix("/swiftc") }) else { return nil }
    self.init(
      compiler: words[start].hasPrefix("/") ? words[start] : nil, arguments: Array(words[(start + 1)...]),
      folder: folder)
    guard !arguments.contains("-frontend"), !sources.isEmpty else { return nil }
  }
}
