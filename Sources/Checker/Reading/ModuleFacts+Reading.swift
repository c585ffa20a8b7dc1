import Foundation

extension ModuleFacts {
  /// Whether the trees of a module can be read: those of one that is named as the outermost type parameters are cannot.
  static func canRead(moduleNamed name: String) -> Bool { !(SwiftTypeParser.isParameter(name) && name.utf8.count == 1) }

  /// Reads the compiler's trees of a module.
  /// - Parameters:
  ///   - document: the compiler's output, of `-dump-ast -dump-ast-format json`.
  ///   - name: the module's name.
  ///   - folder: what relative paths of sources begin at.
  /// - Throws: `DumpError`, `SourceError`
  package init(readingTree document: Data, ofModule name: String, folder: String) throws {
    let reader = ModuleReader(module: name, folder: folder)
    try document.withUnsafeBytes { try reader.read($0.bindMemory(to: UInt8.self)) }
    self = reader.facts
  }
}

/// Runs code on a stack that holds the deepest expressions that are read.
package enum BigStack {
  /// Only what is used of it takes memory.
  private static let size = 512 << 20

  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = body()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result = box.result else { fatalError("The thread ended without a result.") }
    return result
  }

  /// Written before the semaphore is signalled, and read behind it.
  private final class ResultBox<Result>: @unchecked Sendable {
    var result: Result?
  }
}
