import Commands
import Foundation
import TextFiles

/// The files to read, with signatures that change with their contents.
struct SourceList {
  /// Folders without a Swift file, from which nothing can be generated.
  struct Empty: Error, CustomStringConvertible {
    let folders: [String]

    var description: String { "there are no Swift files in \(folders.joined(separator: ", "))" }
  }

  /// The signature of each file, by its path.
  let signatures: [String: FileSignature]

  /// - Parameter paths: files, or folders with Swift files.
  /// - Throws: `UnreadableFile`, `Empty`
  init(_ paths: [String]) throws {
    var signatures: [String: FileSignature] = [:]
    // A file can be listed twice, or be in a listed folder.
    var known: Set<String> = []
    for path in paths {
      for file in Self.files(at: path) where known.insert(Self.absolutePath(of: file)).inserted {
        guard let signature = FileSignature(ofFile: file) else { throw UnreadableFile(file) }
        signatures[file] = signature
      }
    }
    guard !signatures.isEmpty else { throw Empty(folders: paths) }
    self.signatures = signatures
  }

  /// The Swift files of a folder, without hidden ones such as those of the build folder; or the file itself.
  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    // An enumerator does not follow a link.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let contents = FileManager.default.enumerator(atPath: target)
    else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    while let name = contents.nextObject() as? String {
      let isFolder = contents.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        contents.skipDescendants()
      } else if !isFolder, name.hasSuffix(".swift") {
        files.append(folder + name)
      }
    }
    return files
  }

  private static func absolutePath(of file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.path
  }
}

extension UsageError {
  /// An error for a command line without files and folders.
  static let missingSources = UsageError.other("missing expected argument '<file-or-folder>'")
}
