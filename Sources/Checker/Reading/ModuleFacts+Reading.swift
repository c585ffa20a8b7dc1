import Foundation

extension ModuleFacts {
  /// Whether the trees of a module can be read. Its name must not be that of an outermost type parameter, such as `A`.
  static func canRead(moduleNamed name: String) -> Bool { !(SwiftTypeParser.isParameter(name) && name.utf8.count == 1) }

  /// Reads the compiler's trees of a module.
  /// - Parameters:
  ///   - document: the compiler's output, of `-dump-ast -dump-ast-format json`.
  ///   - name: the module's name.
  ///   - folder: the base of relative paths of sources.
  /// - Throws: `DumpError`, `SourceError`
  package init(readingTree document: Data, ofModule name: String, folder: String) throws {
    let reader = ModuleReader(module: name, folder: folder)
    try document.withUnsafeBytes { try reader.read($0.bindMemory(to: UInt8.self)) }
    self = reader.facts
  }
}

/// Runs code on a stack that is large enough for the deepest expressions.
package enum BigStack {
  /// Only the used part takes memory.
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

  /// `Sendable`, because the result is written before the semaphore is signalled, and read after that.
  private final class ResultBox<Result>: @unchecked Sendable {
    var result: Result?
  }
}
