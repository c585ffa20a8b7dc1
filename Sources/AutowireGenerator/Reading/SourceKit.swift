import CleanseShims
import Foundation

/// The toolchain's SourceKit, loaded into this process.
///
/// Requests may come from several threads.
package final class SourceKit: Sendable {
  typealias Identifier = UInt
  typealias Object = UnsafeMutableRawPointer

  /// Guards loading, which is not thread-safe, also against other instances.
  private static let loading = NSLock()

  let functions: SourceKitFunctions
  private let keys: RequestKeys

  /// Loads SourceKit.
  /// - Parameters:
  ///   - path: the path of SourceKit; `nil` to search for it.
  ///   - environment: contains the locations of toolchains.
  /// - Throws: `ReadingError`
  package init(path: String?, environment: [String: String]) throws {
    let candidates = path.map { [$0] } ?? SourceKitSearch(environment: environment).candidates
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw ReadingError.noSourceKit(searched: candidates)
    }
    functions = try Self.loading.withLock {
      let functions = try SourceKitFunctions(loadedFrom: found)
      functions.initialize()
      return functions
    }
    keys = RequestKeys(functions)
  }

  /// Parses a text.
  /// - Parameters:
  ///   - name: the file, for errors.
  ///   - body: receives the answer, which is valid only during the call.
  /// - Throws: `ReadingError`
  func open<Result>(_ text: [UInt8], named name: String, _ body: (SourceKitNode) -> Result) throws -> Result {
    // SourceKit identifies documents by name, and several threads may read the same file.
    let document = UUID().uuidString
    let response = try answer(to: keys.open, about: document) { request in
      text.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          // An empty array can have no address.
          if let start = $0.baseAddress { functions.setText(request, keys.sourceText, start, $0.count) }
          if $0.isEmpty { functions.setString(request, keys.sourceText, "") }
        }
      }
      setCompilerArguments(of: request, document)
      for key in [keys.syntacticOnly, keys.syntaxMap, keys.substructure] { functions.setInteger(request, key, 1) }
    }
    defer { functions.disposeResponse(response) }
    if functions.isError(response) {
      throw ReadingError.refusedBySourceKit(file: name, problem: String(cString: functions.errorDescription(response)))
    }
    let result = body(SourceKitNode(value: functions.value(response), sourceKit: self))
    functions.disposeResponse(try answer(to: keys.close, about: document) { _ in })
    return result
  }

  private func answer(
    to question: Identifier, about document: String, _ complete: (Object) -> Void
  ) throws -> Object {
    guard let request = functions.makeRequest(nil, nil, 0) else {
      throw ReadingError.refusedBySourceKit(file: document, problem: "no request could be made")
    }
    defer { functions.releaseRequest(request) }
    functions.setIdentifier(request, keys.request, question)
    functions.setString(request, keys.name, document)
    complete(request)
    return functions.send(request)
  }

  /// Enables regex literals, which Swift 6 sources contain: in older language modes `/{/` opens a brace.
  private func setCompilerArguments(of request: Object, _ document: String) {
    guard let arguments = functions.makeList(nil, 0) else { return }
    defer { functions.releaseRequest(arguments) }
    for argument in ["-enable-bare-slash-regex", document] { functions.addString(arguments, -1, argument) }
    functions.setValue(request, keys.compilerArguments, arguments)
  }

  /// SourceKit's identifiers of request keys.
  private struct RequestKeys {
    let request, open, close, name, sourceText, compilerArguments, syntacticOnly, syntaxMap, substructure: Identifier

    init(_ functions: SourceKitFunctions) {
      request = functions.identifier("key.request")
      open = functions.identifier("source.request.editor.open")
      close = functions.identifier("source.request.editor.close")
      name = functions.identifier("key.name")
      sourceText = functions.identifier("key.sourcetext")
      compilerArguments = functions.identifier("key.compilerargs")
      syntacticOnly = functions.identifier("key.syntactic_only")
      syntaxMap = functions.identifier("key.enablesyntaxmap")
      substructure = functions.identifier("key.enablesubstructure")
    }
  }
}
