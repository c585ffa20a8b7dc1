import Foundation
import TextFiles

/// Reads the declarations of source files.
package struct SourceReader: Sendable {
  private let sourceKit: SourceKit

  package init(_ sourceKit: SourceKit) {
    self.sourceKit = sourceKit
  }

  /// Reads one file.
  /// - Throws: `ReadingError`, `UnreadableFile`
  package func declarations(inFile path: String) throws -> FileDeclarations {
    guard let contents = FileManager.default.contents(atPath: path) else { throw UnreadableFile(path) }
    return try declarations(in: Array(contents), named: path)
  }

  /// Reads the declarations of a file, and the code in them.
  /// - Throws: `ReadingError`, `UnreadableFile`
  func code(inFile path: String) throws -> FileCode {
    guard let contents = FileManager.default.contents(atPath: path) else { throw UnreadableFile(path) }
    let text = SourceText(Array(contents))
    return try sourceKit.open(text.bytes, named: path) { root in
      let conditions = ConditionReader.clauses(of: root, in: text)
      var reader = DeclarationReader(text: text, conditions: conditions)
      let node = CodeNode(root, in: text)
      return FileCode(
        path: path, text: text, root: node,
        calls: node.all.filter(\.isCall).sorted { $0.range.lowerBound < $1.range.lowerBound }, conditions: conditions,
        declarations: FileDeclarations(types: reader.types(in: root)))
    }
  }

  /// Reads a text.
  /// - Throws: `ReadingError`
  package func declarations(in bytes: [UInt8], named name: String) throws -> FileDeclarations {
    let text = SourceText(bytes)
    return try sourceKit.open(text.bytes, named: name) { root in
      var reader = DeclarationReader(text: text, conditions: ConditionReader.clauses(of: root, in: text))
      return FileDeclarations(types: reader.types(in: root))
    }
  }
}
