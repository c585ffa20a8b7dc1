#if os(Linux) || os(macOS)
  import Foundation

  /// The browser for the tests, if it is installed.
  package enum Chromium {
    static let driver = executable(["chromedriver"])
    static let browser = executable(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])

    package static var isInstalled: Bool { driver != nil && browser != nil }

    private static func executable(_ names: [String]) -> URL? {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return names.lazy.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }
#endif
