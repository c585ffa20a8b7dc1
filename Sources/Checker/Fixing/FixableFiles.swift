import BindingGraph
import Foundation
import GraphDocuments
import TextFiles

/// The files that fixes may change.
struct FixableFiles: Sendable {
  /// `nil` if all files may be changed.
  let package: PackageSources?
  let includesUnmerged: Bool

  /// Reads a file and inserts statements in memory.
  /// - Throws: `FixRefusal`
  func source(_ file: String, inserting insertions: [SourceInsertion]) throws -> EditedSource {
    guard package?.contains(file) ?? true else { throw FixRefusal.otherPackage }
    guard let contents = FileManager.default.contents(atPath: file) else { throw FixRefusal.unreadable }
    try Self.checkPermission(of: file)
    if !includesUnmerged { try WorkingTree.checkMerged(file) }
    return try EditedSource(file, contents: contents, inserting: insertions)
  }

  /// Writes a file that has not changed in the meantime.
  static func replace(_ file: String, _ old: Data, by new: Data) throws(FixRefusal) {
    guard FileManager.default.contents(atPath: file) == old else { throw .editedSince }
    do {
      try TextFile.write(new, to: file)
    } catch {
      throw .notPermitted
    }
  }

  /// Checks the read-only mark too, which is also meant for tools: the system lets an administrator write such files.
  private static func checkPermission(of file: String) throws {
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    if let permissions = attributes?[.posixPermissions] as? NSNumber, permissions.intValue & 0o222 == 0 {
      throw FixRefusal.readOnly
    }
    // The file is replaced by a new one in its folder, so that it is never half-written.
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    for path in [target, folder] where !FileManager.default.isWritableFile(atPath: path) {
      throw FixRefusal.notPermitted
    }
  }
}
