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
