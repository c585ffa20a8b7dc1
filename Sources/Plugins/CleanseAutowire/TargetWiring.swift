import Foundation
import PackagePlugin

/// The properties of a target for wiring it, in a package or in an Xcode project.
struct TargetWiring {
  let name: String
  let moduleName: String
  let sources: [URL]
  /// The folder of the package, or of the project.
  let root: URL
  /// The folder for the plugin's output.
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

  /// The number of additional files for the bindings: none for few sources, otherwise one for about 32 sources, so that
  /// a change does not recompile all bindings. A power of two, so that it seldom changes.
  private func numberOfParts(forSources count: Int) -> Int {
    guard count >= 64 else { return 0 }
    var parts = 2
    while parts < 64, parts * 32 < count { parts *= 2 }
    return parts
  }

  /// The file with further options for this target.
  private var options: URL { root.appendingPathComponent("\(name).autowire") }

  private func words(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
