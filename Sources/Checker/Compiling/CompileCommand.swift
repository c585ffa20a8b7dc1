import Foundation

/// A call of the Swift compiler that compiles a module.
struct CompileCommand: Equatable {
  /// The path of `swiftc`; `nil` where it is not named.
  let compiler: String?
  /// What the compiler is called with, those in response files included.
  let arguments: [String]
  /// What relative paths begin at.
  let folder: String

  init(compiler: String? = nil, arguments: [String], folder: String) {
    self.compiler = compiler
    self.arguments = ResponseFiles.expand(arguments, folder: folder)
    self.folder = folder
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

  var moduleName: String { value(of: "-module-name") ?? "main" }

  /// The module that the command makes.
  var product: String? { value(of: "-emit-module-path").map(absolute) }

  var sources: [String] {
    zip([""] + arguments, arguments).filter { option, argument in
      argument.hasSuffix(".swift") && !CompilerArguments.hasValue(option)
    }.map { absolute($0.1) }
  }

  private func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  private func absolute(_ path: String) -> String {
    let start = URL(fileURLWithPath: value(of: "-working-directory") ?? folder)
    return path.hasPrefix("/") ? path : start.appendingPathComponent(path).standardizedFileURL.path
  }
}
