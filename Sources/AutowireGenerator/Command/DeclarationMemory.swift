import Foundation
import TextFiles

/// The declarations that former runs have read, in a cache folder, so that only changed files are read again.
struct DeclarationMemory {
  private struct Remembered: Codable {
    let signature: FileSignature
    let declarations: FileDeclarations
  }

  private struct Contents: Codable {
    let version: String
    let files: [String: Remembered]
  }

  /// `nil` if nothing is cached.
  private let folder: URL?
  private let version: String

  init(folder: String?, version: String) {
    self.folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
    self.version = version
  }

  /// The state of outputs and all their inputs as a text; `nil` if an output is not a regular file.
  func stamp(of sources: SourceList, options: Options) throws -> String? {
    var outputs: [String] = []
    for path in options.outputs {
      guard TextFile.isRegular(path), let signature = FileSignature(ofFile: path) else { return nil }
      outputs.append("\(path) \(signature.text)")
    }
    guard !outputs.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let files = sources.signatures.map { "\($0.key) \($0.value.text)" }.sorted()
    let said = String(decoding: try encoder.encode(options), as: UTF8.self)
    return ([version, said] + files + outputs).joined(separator: "\n")
  }

  /// Whether the last successful run stored this stamp.
  func holds(_ stamp: String?) -> Bool {
    guard let stamp, let file = folder?.appendingPathComponent("stamp") else { return false }
    return FileManager.default.contents(atPath: file.path) == Data(stamp.utf8)
  }

  /// The declarations of the files. Cached files are not read.
  /// - Parameters:
  ///   - progress: receives the number of files to read.
  ///   - makeReader: called only if there are files to read.
  func declarations(
    of sources: SourceList, progress: (Int) -> Void, _ makeReader: () throws -> SourceReader
  ) throws -> [String: FileDeclarations] {
    let remembered = remembered()
    var declarations: [String: FileDeclarations] = [:]
    var changed: [String] = []
    for (path, signature) in sources.signatures {
      if let known = remembered[path], known.signature == signature {
        declarations[path] = known.declarations
      } else {
        changed.append(path)
      }
    }
    progress(changed.count)
    if !changed.isEmpty { declarations.merge(try makeReader().declarations(inFiles: changed.sorted())) { $1 } }
    return declarations
  }

  /// Stores the declarations of the files.
  /// - Parameter stamp: `nil` if the outputs must be written in each run.
  func keep(_ declarations: [String: FileDeclarations], of sources: SourceList, stamp: String?) throws {
    guard let folder else { return }
    var files: [String: Remembered] = [:]
    for (path, signature) in sources.signatures {
      files[path] = declarations[path].map { Remembered(signature: signature, declarations: $0) }
    }
    let contents = try JSONEncoder().encode(Contents(version: version, files: files))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputFile.Unwritable(folder.path, error)
    }
    try OutputFile.write(contents, to: folder.appendingPathComponent("declarations.json").path)
    try OutputFile.write(Data((stamp ?? "").utf8), to: folder.appendingPathComponent("stamp").path)
  }

  /// Returns no entries if the cache is unreadable, so that all files are read again.
  private func remembered() -> [String: Remembered] {
    guard let file = folder?.appendingPathComponent("declarations.json"),
      let contents = FileManager.default.contents(atPath: file.path),
      let known = try? JSONDecoder().decode(Contents.self, from: contents), known.version == version
    else { return [:] }
    return known.files
  }
}
