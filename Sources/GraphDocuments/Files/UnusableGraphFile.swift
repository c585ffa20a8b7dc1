import Commands
import Foundation

/// A file that a document could not be written to, or read from.
public struct UnusableGraphFile: Error, Hashable, CustomStringConvertible {
  enum Problem: Hashable {
    case noFolder(String)
    case isFolder
    case missing
    case unwritable(reason: String?)
    case unreadable
    case otherFormat(GraphFormat)
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
    case .unwritable(let reason): "\(path) cannot be written" + (reason.map { ": \($0)" } ?? "")
    case .unreadable: "\(path) cannot be read"
    case .otherFormat(let format):
      "\(path) holds a graph as \(format), and only JSON can be read again: keep the graph in a file 'graph.json'"
        + (format == .text ? ", or compare two texts with a program for texts, such as 'diff -u'" : "")
    case .noDocument(let error): "\(path): \(error)"
    }
  }
}

extension UnusableGraphFile.Problem {
  /// Why nothing could be written.
  init(ofWriting path: String, _ error: any Error) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if let failure = error as? DescriptorOutput.Failure {
      self = .unwritable(reason: failure.reason)
    } else if path.isEmpty {
      self = .unwritable(reason: nil)
    } else if Self.isFolder(path) {
      self = .isFolder
    } else {
      self = Self.isFolder(folder) ? .unwritable(reason: nil) : .noFolder(folder)
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

  /// Why what was read is no document.
  init(ofContents path: String, _ error: UnreadableGraphDocument) {
    if error.isNoJSON, let format = try? GraphFormat(ofFile: path), format != .json {
      self = .otherFormat(format)
    } else {
      self = .noDocument(error)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
