import Foundation

/// A folder of generated files with their contents.
struct GeneratedFolder {
  /// The path below the root of the repository.
  let path: String
  /// Whether the folder may contain other files.
  let holdsOthers: Bool
  private(set) var files: [String: String] = [:]

  init(_ path: String, holdsOthers: Bool = false) {
    self.path = path
    self.holdsOthers = holdsOthers
  }

  mutating func add(_ name: String, @SourceLines _ lines: () throws -> [String]) rethrows {
    files[name] = try lines().joined(separator: "\n") + "\n"
  }

  /// Each file that is missing, differs or is not generated.
  func differences(in repository: Repository) throws -> [String] {
    let present = Set(try repository.names(in: path))
    return try (holdsOthers ? Set(files.keys) : present.union(files.keys)).sorted().compactMap { name in
      guard let expected = files[name] else { return "\(path)/\(name) is not generated" }
      guard present.contains(name) else { return "\(path)/\(name) is missing" }
      return try repository.text(of: "\(path)/\(name)") == expected ? nil : "\(path)/\(name) differs"
    }
  }

  /// Writes the files that differ, and removes the others.
  func write(to repository: Repository) throws {
    let folder = repository.url(of: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try repository.names(in: path) where files[name] == nil && !holdsOthers {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      // An untouched file is not compiled again.
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
