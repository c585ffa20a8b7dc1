import Foundation

extension SourceReader {
  /// Reads files, several at a time.
  /// - Throws: `ReadingError`, for the first file in order that cannot be read.
  package func declarations(inFiles paths: [String]) throws -> [String: FileDeclarations] {
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let path = paths[index]
      results.add(Result { try declarations(inFile: path) }, for: path)
    }
    let all = results.all
    var read: [String: FileDeclarations] = [:]
    for path in paths { read[path] = try all[path]?.get() }
    return read
  }

  /// The results of several threads.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [String: Result<FileDeclarations, any Error>] = [:]

    func add(_ result: Result<FileDeclarations, any Error>, for path: String) {
      lock.withLock { results[path] = result }
    }

    var all: [String: Result<FileDeclarations, any Error>] { lock.withLock { results } }
  }
}
