import BindingGraph
import Foundation
import TextFiles

extension GraphDocument {
  /// Writes the graph to a file, or to a pipe or a terminal.
  ///
  ///     try GraphDocument(App.self).write(to: "graph.mmd")
  ///
  /// An existing file is replaced as a whole and keeps its permissions. Links are followed.
  ///
  /// - Parameters:
  ///   - path: the file; a relative path starts at the program's working directory.
  ///   - format: the format; without it, the file extension decides.
  /// - Throws: `GraphDocumentError`
  public func write(to path: String, as format: GraphFormat? = nil) throws {
    try Self.write(text(as: try format ?? GraphFormat(forFile: path)), to: path)
  }

  /// Writes the text of a graph.
  /// - Throws: `GraphDocumentError`
  package static func write(_ text: String, to path: String) throws {
    do {
      try TextFile.write(text, to: path)
    } catch {
      throw GraphDocumentError(writing: path, error)
    }
  }

  /// Writes the graph to a file, as with `write(to:as:)` and a path.
  /// - Throws: `GraphDocumentError`
  public func write(to url: URL, as format: GraphFormat? = nil) throws {
    try write(to: url.path, as: format)
  }

  /// Reads a file in the format `json` or `lock`.
  /// - Throws: `GraphDocumentError`
  public init(contentsOfFile path: String) throws {
    guard let contents = Self.contents(ofFile: path) else { throw GraphDocumentError(reading: path) }
    try self.init(contents: contents, of: path)
  }

  /// Reads the contents of a file or of another source.
  /// - Parameter path: the source, as errors name it.
  /// - Throws: `GraphDocumentError`
  package init(contents: Data, of path: String) throws {
    do {
      guard let text = String(bytes: contents, encoding: .utf8) else { throw GraphDocumentError.notUTF8 }
      if text.hasPrefix(LockRenderer.title) { try self.init(lock: text) } else { try self.init(json: text) }
    } catch let error as GraphDocumentError {
      throw GraphDocumentError(contentsOf: path, error)
    }
  }

  /// Reads a file in the format `json` or `lock`.
  /// - Throws: `GraphDocumentError`
  public init(contentsOf url: URL) throws {
    try self.init(contentsOfFile: url.path)
  }

  /// The contents of a file, or of a pipe such as that of a shell's `<(git show HEAD:graph.json)`.
  private static func contents(ofFile path: String) -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let stream = InputStream(fileAtPath: path)
    else { return nil }
    stream.open()
    defer { stream.close() }
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return count == 0 ? contents : nil }
      contents.append(contentsOf: buffer[..<count])
    }
  }
}
