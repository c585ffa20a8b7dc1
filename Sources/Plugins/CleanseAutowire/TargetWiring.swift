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
    let output = folder.appendingPathComponent("Autowired.swift")
    let options = [options].filter { FileManager.default.fileExists(atPath: $0.path) }
    let further = try options.flatMap { try words(of: $0) }
    return .buildCommand(
      displayName: "Wiring \(name)", executable: tool,
      arguments: [
        "--output", output.path, "--cache", folder.appendingPathComponent("Read").path, "--root", root.path,
        "--module-name", moduleName, "--leave-errors-to-compiler",
      ] + further + sources.map(\.path),
      inputFiles: sources + options, outputFiles: [output])
  }

  /// The file whose words are further options for this target.
  private var options: URL { root.appendingPathComponent("\(name).autowire") }

  private func words(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
