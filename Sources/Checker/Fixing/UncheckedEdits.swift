import Commands
import Foundation

/// The changes of sources that no check has passed yet, and that are undone if none does.
// The lock guards everything.
final class UncheckedEdits: @unchecked Sendable {
  enum Restoration: Equatable, Sendable {
    case restored
    case refused(FixRefusal)
  }

  typealias Undoing = [(source: EditedSource, result: Restoration)]

  private let lock = NSLock()
  private var sources: [EditedSource] = []
  private var checkedSources: [EditedSource] = []

  /// Changes a file.
  /// - Throws: `FixRefusal`
  func write(_ source: EditedSource) throws {
    try lock.withLock {
      try FixableFiles.replace(source.file, source.oldContents, by: Data(source.text.utf8))
      sources.append(source)
    }
  }

  /// Keeps the changes, which a check has passed.
  func accept() {
    lock.withLock {
      checkedSources += sources
      sources = []
    }
  }

  /// Gives files the contents back that they had before the changes that no check has passed.
  func undo() -> Undoing {
    lock.withLock {
      defer { sources = [] }
      return sources.map { ($0, Self.restore($0)) }
    }
  }

  /// Undoes for good: nothing is changed or accepted from then on.
  /// - Parameter end: gets the changes that a check has passed, and those that are undone.
  func end(_ end: (_ checked: [EditedSource], Undoing) -> Never) -> Never {
    lock.lock()
    end(checkedSources, sources.map { ($0, Self.restore($0)) })
  }

  private static func restore(_ source: EditedSource) -> Restoration {
    do {
      try FixableFiles.replace(source.file, Data(source.text.utf8), by: source.oldContents)
      return .restored
    } catch {
      return .refused(error)
    }
  }
}
