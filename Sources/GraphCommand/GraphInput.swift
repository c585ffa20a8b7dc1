import Foundation
import GraphDocuments

/// Reads the graphs that a command line names: files, and `-` for standard input.
package struct GraphInput {
  private let standardInput: () -> Data

  /// - Parameter standardInput: reads standard input to its end.
  package init(standardInput: @escaping () -> Data = { FileHandle.standardInput.readDataToEndOfFile() }) {
    self.standardInput = standardInput
  }

  /// - Throws: `GraphDocumentError`
  func document(at path: String) throws -> GraphDocument {
    path == "-"
      ? try GraphDocument(contents: standardInput(), of: "standard input") : try GraphDocument(contentsOfFile: path)
  }
}
