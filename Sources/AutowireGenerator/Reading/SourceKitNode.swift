import CleanseShims

/// A dictionary of SourceKit's answer.
struct SourceKitNode {
  let value: SourceKitVariant
  let sourceKit: SourceKit

  private var functions: SourceKitFunctions { sourceKit.functions }

  /// The string of a key; `nil` without one.
  func string(_ key: StaticString) -> String? {
    functions.string(value, identifier(key)).map { String(cString: $0) }
  }

  /// One of SourceKit's identifiers, such as `source.lang.swift.decl.class`; `nil` without one.
  func word(_ key: StaticString) -> String? {
    let word = functions.identifierMember(value, identifier(key))
    return word == 0 ? nil : String(cString: functions.nameOfIdentifier(word))
  }

  /// The range of bytes at an offset; empty without one.
  func range(offset: StaticString = "key.offset", length: StaticString = "key.length") -> Range<Int> {
    let start = Int(functions.integer(value, identifier(offset)))
    let count = Int(functions.integer(value, identifier(length)))
    return start..<start + max(0, count)
  }

  /// Calls `body` for each element of a list, which may be missing.
  func forEach(in key: StaticString, _ body: (SourceKitNode) -> Void) {
    let list = functions.member(value, identifier(key))
    // SourceKit counts the elements of arrays only; asking for the count of another kind is not allowed.
    guard functions.kind(list) == 2 else { return }
    for index in 0..<functions.count(list) {
      body(SourceKitNode(value: functions.element(list, index), sourceKit: sourceKit))
    }
  }

  func map<Result>(in key: StaticString, _ transform: (SourceKitNode) -> Result?) -> [Result] {
    var results: [Result] = []
    forEach(in: key) { node in
      if let result = transform(node) { results.append(result) }
    }
    return results
  }

  private func identifier(_ key: StaticString) -> SourceKit.Identifier {
    key.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { functions.identifier($0) } ?? 0 }
    }
  }
}
