import BindingGraph
import Foundation
import TextFiles

extension GraphDocumentError {
  /// The reason why a file cannot be written.
  init(writing path: String, _ error: any Error) {
    let error = OutputFile.Unwritable(path, error)
    self.init(.notWritable, error.reason ?? "this cannot be written", path: path, sentence: error.description)
  }

  /// The reason why a file cannot be read.
  init(reading path: String) {
    if Self.isFolder(path) {
      self.init(.notReadable, "this is a folder", path: path, sentence: "\(path) is a folder")
    } else if FileManager.default.fileExists(atPath: path) {
      let error = UnreadableFile(path)
      self.init(.notReadable, error.reason ?? "this cannot be read", path: path, sentence: error.description)
    } else {
      self.init(.notFound, "there is no such file", path: path, sentence: "there is no file \(path)")
    }
  }

  /// The reason why the contents of a file are not a document.
  init(contentsOf path: String, _ error: GraphDocumentError) {
    guard error == .noJSON, let format = try? GraphFormat(forFile: path), ![.json, .lock].contains(format) else {
      self = error
      self.path = path
      return
    }
    let problem =
      "holds a graph as \(format), and only JSON and lock files can be read: write the graph to a file 'graph.json'"
      + (format == .text ? ", or compare two texts with 'diff -u'" : "")
    self.init(.notADocument, "this \(problem)", path: path, sentence: "\(path) \(problem)")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
