import Foundation
import GraphDocuments

/// The file in which a process records the bindings that its tests create, for `cleanse-graph coverage`.
///
/// Each process has its own file, and writes each record immediately as a whole line.
// Safe to send, because the lock guards its mutable state.
final class CoverageFile: @unchecked Sendable {
  struct Unwritable: Error, Equatable, CustomStringConvertible {
    let path: String
    var description: String { "CLEANSE_COVERAGE: \(path) cannot be written" }
  }

  /// The file of this process; `nil` if its environment variable `CLEANSE_COVERAGE` names no folder.
  static let ofProcess = Result {
    let folder = ProcessInfo.processInfo.environment["CLEANSE_COVERAGE"] ?? ""
    return folder.isEmpty ? nil : try CoverageFile(in: folder)
  }

  let path: String
  private let stream: OutputStream
  private let lock = NSLock()
  private var written: Set<CoverageRecord> = []

  /// Creates a file with a unique name in a folder, and the folder if it does not exist.
  /// - Throws: `Unwritable`
  init(in folder: String) throws {
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString).jsonl"
    path = URL(fileURLWithPath: folder).appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let stream = OutputStream(toFileAtPath: path, append: true)
    else { throw Unwritable(path: folder) }
    stream.open()
    self.stream = stream
  }

  deinit {
    stream.close()
  }

  /// Adds a record, unless the file has it already.
  /// - Throws: `Unwritable`
  func add(_ record: CoverageRecord) throws {
    try lock.withLock {
      guard written.insert(record).inserted else { return }
      var rest = Array(try record.line().utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBufferPointer { bytes in
          bytes.baseAddress.map { stream.write($0, maxLength: bytes.count) } ?? 0
        }
        guard count > 0 else { throw Unwritable(path: path) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
