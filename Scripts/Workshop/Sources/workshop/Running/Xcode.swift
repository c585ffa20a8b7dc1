import Foundation

/// Where Xcode keeps its parts. The compiler alone does not look there; nothing on other platforms.
enum Xcode {
  /// A folder that `xcrun` knows, such as that of `--show-sdk-path`.
  static func folder(_ option: String, in repository: Repository) throws -> String? {
    #if os(macOS)
      try Command(["xcrun", option], in: repository).output().trimmingCharacters(in: .whitespacesAndNewlines)
    #else
      nil
    #endif
  }
}
