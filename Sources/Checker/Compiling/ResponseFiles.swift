import Foundation

/// Files with further arguments, which a command line names behind `@`: response files, and Xcode's lists of sources.
enum ResponseFiles {
  /// Puts the arguments of files in the place of their names. A file that is not there is left for the compiler to report.
  static func expand(_ arguments: [String], folder: String, depth: Int = 8) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), depth > 0 else { return [argument] }
      let url = URL(fileURLWithPath: String(argument.dropFirst()), relativeTo: URL(fileURLWithPath: folder + "/"))
      guard let contents = FileManager.default.contents(atPath: url.path) else { return [argument] }
      return expand(ShellWords.split(String(decoding: contents, as: UTF8.self)), folder: folder, depth: depth - 1)
    }
  }
}
