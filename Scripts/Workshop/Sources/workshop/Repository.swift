import Foundation

/// The folder that the tool works in. Paths are relative to it.
struct Repository {
  let root: URL

  init(root: URL) {
    self.root = root.standardizedFileURL
  }

  /// The folder, which must contain the sources of the library.
  init(checking root: URL) throws {
    self.init(root: root)
    guard exists("Sources/Cleanse") else {
      throw UsageError(message: "\(root.path) is not the repository: go there, or name it with --root")
    }
  }

  func url(of path: String) -> URL {
    root.appendingPathComponent(path)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(of: path).path)
  }

  func text(of path: String) throws -> String {
    do {
      return try String(contentsOf: url(of: path), encoding: .utf8)
    } catch {
      throw Failure("\(path) cannot be read")
    }
  }

  /// The names in a folder, sorted; empty without the folder.
  func names(in folder: String) throws -> [String] {
    guard exists(folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: url(of: folder).path).sorted()
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(of: path).path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The paths of all files below a folder with this ending, sorted. Build folders are left out: those of examples contain
  /// copies of other packages.
  func files(below folder: String, endingIn ending: String) throws -> [String] {
    try names(in: folder).filter { $0 != ".build" }.flatMap { name in
      let path = "\(folder)/\(name)"
      if isFolder(path) { return try files(below: path, endingIn: ending) }
      return name.hasSuffix(ending) ? [path] : []
    }
  }

  /// The pages for readers: those at the top and of GitHub's forms, except the changelog, and `Documentation`.
  func guides() throws -> [String] {
    try names(in: "").filter { $0.hasSuffix(".md") && $0 != "CHANGELOG.md" }
      + files(below: ".github", endingIn: ".md") + files(below: "Documentation", endingIn: ".md")
  }
}
