import BindingGraph
import Foundation
import TextFiles

/// A binding that a test has created: one line of a record file.
package struct CoverageRecord: Codable, Hashable, Sendable {
  /// Incremented when members change their meaning or are removed.
  private static let currentVersion = 1

  private let version: Int
  package let test: String
  /// The identifier of the binding's node in documents.
  package let binding: String
  /// Whether an override replaced it.
  package let isOverride: Bool

  package init(test: String, binding: String, isOverride: Bool) {
    version = Self.currentVersion
    self.test = test
    self.binding = binding
    self.isOverride = isOverride
  }

  /// The record as a line of JSON, with the line break.
  package func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension CoverageRecord {
  /// Records that cannot be read.
  package enum Unreadable: Error, Equatable, CustomStringConvertible {
    case file(String, reason: String)
    case line(Int, of: String)
    case version(Int, of: String)
    case emptyFolder(String)

    package var description: String {
      switch self {
      case .file(let path, let reason): "\(path) cannot be read: \(reason)"
      case .line(let line, let path): "\(path):\(line): this is not a coverage record"
      case .version(let version, let path):
        "\(path) has version \(version), and only versions up to \(currentVersion) can be read: update the tool"
      case .emptyFolder(let path): "\(path) has no records: there is no file that ends in '.jsonl'"
      }
    }
  }

  /// Reads the records of a file, or of all files of a folder that end in `.jsonl`.
  /// - Throws: `Unreadable`
  package static func records(at path: String) throws -> [CoverageRecord] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Unreadable.file(path, reason: "there is no such file")
    }
    guard isFolder.boolValue else { return try records(inFile: path) }
    let names = try contents(ofFolder: path).filter { $0.hasSuffix(".jsonl") }.sorted()
    guard !names.isEmpty else { throw Unreadable.emptyFolder(path) }
    return try names.flatMap { try records(inFile: URL(fileURLWithPath: path).appendingPathComponent($0).path) }
  }

  private struct Version: Decodable {
    let version: Int
  }

  private static func contents(ofFolder path: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Unreadable.file(path, reason: "the folder cannot be listed")
    }
  }

  private static func records(inFile path: String) throws -> [CoverageRecord] {
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw Unreadable.file(path, reason: UnreadableFile(path).reason ?? "the system gives no reason")
    }
    let decoder = JSONDecoder()
    return try contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty }.map { number, line in
        let version = try? decoder.decode(Version.self, from: Data(line)).version
        if let version, version > currentVersion { throw Unreadable.version(version, of: path) }
        guard let version, version > 0, let record = try? decoder.decode(CoverageRecord.self, from: Data(line)) else {
          throw Unreadable.line(number + 1, of: path)
        }
        return record
      }
  }
}
