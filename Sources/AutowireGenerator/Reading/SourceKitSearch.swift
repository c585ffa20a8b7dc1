import Foundation

/// The locations of SourceKit in toolchains.
struct SourceKitSearch {
  let environment: [String: String]

  #if canImport(Darwin)
    private static let fileName = "sourcekitdInProc.framework/sourcekitdInProc"
  #elseif os(Windows)
    private static let fileName = "sourcekitdInProc.dll"
  #else
    private static let fileName = "libsourcekitdInProc.so"
  #endif

  /// The paths to try, most likely ones first.
  var candidates: [String] {
    var folders: [String] = []
    if let toolchain = environment["TOOLCHAIN_DIR"] { folders.append(toolchain + "/usr/lib") }
    folders += foldersOfCompilers
    #if canImport(Darwin)
      let developer = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
      folders.append(developer + "/Toolchains/XcodeDefault.xctoolchain/usr/lib")
      folders.append("/Library/Developer/CommandLineTools/usr/lib")
    #else
      folders.append("/usr/lib")
    #endif
    var known: Set<String> = []
    return folders.map { "\($0)/\(Self.fileName)" }.filter { known.insert($0).inserted }
  }

  /// The `lib` folders next to the `bin` folders of compilers.
  private var foldersOfCompilers: [String] {
    #if os(Windows)
      let separator: Character = ";"
    #else
      let separator: Character = ":"
    #endif
    return (environment["PATH"] ?? "").split(separator: separator).compactMap { folder in
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.fileExists(atPath: compiler.path) else { return nil }
      return compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib").path
    }
  }
}
