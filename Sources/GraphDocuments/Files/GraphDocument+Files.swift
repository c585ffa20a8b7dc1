import Foundation

extension GraphDocument {
  /// Writes the graph to a file, in the place of one that is there.
  ///
  ///     try GraphDocument(App.self).write(to: "graph.mmd")
  ///
  /// - Parameters:
  ///   - path: the file; a path that is not a full one starts from the program's working directory.
  ///   - format: the form of the file; without it, the extension of the file names the form.
  /// - Throws: `UnknownGraphFormat`, `UnusableGraphFile`
  public func write(to path: String, as format: GraphFormat? = nil) throws {
    let text = text(as: try format ?? GraphFormat(ofFile: path))
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UnusableGraphFile(path: path, problem: UnusableGraphFile.Problem(ofWriting: path))
    }
  }

  /// Reads the file that the format `json` was written to.
  /// - Throws: `UnusableGraphFile`
  public init(contentsOfFile path: String) throws {
    guard let contents = Self.contents(ofFile: path) else {
      throw UnusableGraphFile(path: path, problem: UnusableGraphFile.Problem(ofReading: path))
    }
    do {
      try self.init(json: String(decoding: contents, as: UTF8.self))
    } catch let error as UnreadableGraphDocument {
      throw UnusableGraphFile(path: path, problem: .noDocument(error))
    }
  }

  /// What a file holds, or a pipe, such as that of a shell's `<(git show HEAD:graph.json)`.
  private static func contents(ofFile path: String) -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return FileHandle(forReadingAtPath: path)?.readDataToEndOfFile()
  }
}
