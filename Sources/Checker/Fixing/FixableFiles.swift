import Commands
import BindingGraph
import Foundation
import GraphDocuments

/// The files that fixes may change.
struct FixableFiles: Sendable {
  /// `nil` where every file is.
  let package: PackageSources?
  let includesUnmerged: Bool

  /// Reads a file and inserts statements, in memory.
  /// - Throws: `FixRefusal`
  func source(_ file: String, inserting insertions: [SourceInsertion]) throws -> EditedSource {
    guard package?.contains(file) ?? true else { throw FixRefusal.otherPackage }
    guard let contents = FileManager.default.contents(atPath: file) else { throw FixRefusal.unreadable }
    try Self.checkPermission(of: file)
    if !includesUnmerged { try WorkingTree.checkMerged(file) }
    return try EditedSource(file, contents: contents, inserting: insertions)
  }

  /// - Throws: `FixRefusal`
  func write(_ source: EditedSource) throws {
    do {
      try TextFile.write(source.text, to: source.file)
    } catch {
      throw FixRefusal.notPermitted
    }
  }

  /// The system lets an administrator write a file that is marked as read-only; the mark is meant for tools, too.
  private static func checkPermission(of file: String) throws {
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    if let permissions = attributes?[.posixPermissions] as? NSNumber, permissions.intValue & 0o222 == 0 {
      throw FixRefusal.readOnly
    }
    guard FileManager.default.isWritableFile(atPath: target) else { throw FixRefusal.notPermitted }
  }
}
