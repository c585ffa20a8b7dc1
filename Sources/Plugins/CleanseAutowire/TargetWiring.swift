import Foundation
import PackagePlugin

/// What the wiring of a target needs to know of it, in a package or in a project of Xcode.
struct TargetWiring {
  let name: String
  let moduleName: String
  let sources: [URL]
  /// The folder of the package, or of the project.
  let root: URL
  /// Where the plugin may write.
  let folder: URL

  /// - Parameter tool: the program `cleanse-autowire`.
  func command(running tool: URL) throws -> Command {
    let sources = sources.filter { $0.pathExtension == "swift" }
    let parts = numberOfParts(forSources: sources.count)
    let output = folder.appendingPathComponent("Autowired.swift")
    let outputs = [output] + (0..<parts).map { folder.appendingPathComponent("AutowiredPart\($0 + 1).swift") }
    let options = [options].filter { FileManager.default.fileExists(atPath: $0.path) }
    let further = try options.flatMap { try words(of: $0) }
    return .buildCommand(
      displayName: "Generating the bindings of \(name)", executable: tool,
      arguments: [
        "--output", output.path, "--cache", folder.appendingPathComponent("Read").path, "--relative-to", root.path,
        "--module-name", moduleName, "--leave-errors-to-compiler", "--parts", "\(parts)",
      ] + further + sources.map(\.path),
      inputFiles: sources + options, outputFiles: outputs)
  }

  /// In how many files the bindings are written: in one file with the module where there are few, and else in one for
  /// about 32 sources, so that not all are compiled again after a change. A power of two, so that it seldom changes.
  private func numberOfParts(forSources count: Int) -> Int {
    guard count >= 64 else { return 0 }
    var parts = 2
    while parts < 64, parts * 32 < count { parts *= 2 }
    return parts
  }

  /// The file whose words are further options for this target.
  private var options: URL { root.appendingPathComponent("\(name).autowire") }

  private func words(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
