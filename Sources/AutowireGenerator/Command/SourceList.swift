import Foundation

/// The files to read, with what tells whether they have changed.
struct SourceList {
  /// The signature of each file, by its path.
  let signatures: [String: FileSignature]

  /// - Parameter paths: files, and folders whose Swift files are meant.
  /// - Throws: `ReadingError`
  init(_ paths: [String]) throws {
    var signatures: [String: FileSignature] = [:]
    for path in paths {
      for file in Self.files(at: path) {
        guard let signature = FileSignature(ofFile: file) else { throw ReadingError.unreadableFile(file) }
        signatures[file] = signature
      }
    }
    self.signatures = signatures
  }

  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }
}

/// What changes with a file's contents: its size, and when it was written.
struct FileSignature: Codable, Equatable {
  let text: String

  /// - Returns: `nil` where there is no such file.
  init?(ofFile path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    text = "\(size) \(date.timeIntervalSinceReferenceDate)"
  }
}
