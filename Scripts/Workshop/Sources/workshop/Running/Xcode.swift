import Foundation

/// The folders and tools of Xcode, which neither the compiler nor a shell finds by itself.
enum Xcode {
  /// The beginning of a command line that runs a tool of the toolchain; `xcrun` finds those outside of the search path.
  static func tool(_ name: String) -> [String] {
    #if os(macOS)
      ["xcrun", name]
    #else
      [name]
    #endif
  }

  /// A folder that `xcrun` knows, such as that of `--show-sdk-path`.
  static func folder(_ option: String, in repository: Repository) throws -> String? {
    #if os(macOS)
      try Command(["xcrun", option], in: repository).output().trimmingCharacters(in: .whitespacesAndNewlines)
    #else
      nil
    #endif
  }
}
