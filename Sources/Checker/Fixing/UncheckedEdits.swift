import Foundation

/// The changes of sources that no check has passed yet. They are undone if none does.
// `Sendable`, because the lock guards all state.
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

  /// Keeps the changes, because a check has passed them.
  func accept() {
    lock.withLock {
      checkedSources += sources
      sources = []
    }
  }

  /// Restores the contents that files had before the changes that no check has passed.
  func undo() -> Undoing {
    lock.withLock {
      defer { sources = [] }
      return sources.map { ($0, Self.restore($0)) }
    }
  }

  /// Undoes for good, and holds the lock so that nothing is changed or accepted any more.
  /// - Parameter end: receives the changes that a check has passed, and the undone ones.
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
