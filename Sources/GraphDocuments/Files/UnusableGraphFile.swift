import Foundation

/// A file that a document could not be written to, or read from.
public struct UnusableGraphFile: Error, Hashable, CustomStringConvertible {
  enum Problem: Hashable {
    case noFolder(String)
    case isFolder
    case missing
    case unwritable
    case unreadable
    case noDocument(UnreadableGraphDocument)
  }

  /// The path as it was given.
  public let path: String
  let problem: Problem

  public var description: String {
    switch problem {
    case .noFolder(let folder): "\(path) cannot be written: there is no folder \(folder)"
    case .isFolder: "\(path) is a folder"
    case .missing: "there is no file \(path)"
    case .unwritable: "\(path) cannot be written"
    case .unreadable: "\(path) cannot be read"
    case .noDocument(let error): "\(path): \(error)"
    }
  }
}

extension UnusableGraphFile.Problem {
  /// Why nothing could be written.
  init(ofWriting path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if path.isEmpty {
      self = .unwritable
    } else if Self.isFolder(path) {
      self = .isFolder
    } else {
      self = Self.isFolder(folder) ? .unwritable : .noFolder(folder)
    }
  }

  /// Why nothing could be read.
  init(ofReading path: String) {
    if Self.isFolder(path) {
      self = .isFolder
    } else {
      self = FileManager.default.fileExists(atPath: path) ? .unreadable : .missing
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
