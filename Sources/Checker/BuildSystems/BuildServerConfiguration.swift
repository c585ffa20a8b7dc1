import Foundation

/// The command that starts the build server of a folder.
struct BuildServerConfiguration: Equatable {
  let command: [String]

  private struct File: Decodable {
    let argv: [String]
  }

  /// Searches like SourceKit-LSP: in `buildServer.json`, and in the files of `.bsp`. A package without either has the
  /// server of the package manager.
  /// - Throws: `BuildServerError.noConfiguration`
  init(folder: String) throws {
    let root = URL(fileURLWithPath: folder)
    let connections = root.appendingPathComponent(".bsp")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: connections.path)) ?? []).sorted()
    let files =
      [root.appendingPathComponent("buildServer.json")]
      + names.filter { $0.hasSuffix(".json") }.map(connections.appendingPathComponent)
    for file in files {
      guard let contents = try? Data(contentsOf: file),
        let known = try? JSONDecoder().decode(File.self, from: contents),
        !known.argv.isEmpty
      else { continue }
      command = known.argv
      return
    }
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) else {
      throw BuildServerError.noConfiguration(folder: folder)
    }
    command = ["swift", "package", "--build-system", "swiftbuild", "experimental-build-server"]
  }
}
