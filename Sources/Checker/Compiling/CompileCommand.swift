import Foundation

/// A call of the Swift compiler that compiles a module.
struct CompileCommand: Equatable {
  /// The path of `swiftc`; `nil` where it is not named.
  let compiler: String?
  /// What the compiler is called with, those in response files included.
  let arguments: [String]
  /// What relative paths begin at.
  let folder: String
  let moduleName: String
  /// The module that the command makes.
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

  /// - Parameter words: a command line, the compiler's path first, or behind other programs that run it.
  /// - Returns: `nil` where it does not compile a module of Swift.
  init?(words: [String], folder: String) {
    guard let start = words.firstIndex(where: { $0 == "swiftc" || $0.hasSuffix("/swiftc") }) else { return nil }
    self.init(
      compiler: words[start].hasPrefix("/") ? words[start] : nil, arguments: Array(words[(start + 1)...]),
      folder: folder)
    guard !arguments.contains("-frontend"), !sources.isEmpty else { return nil }
  }
}
