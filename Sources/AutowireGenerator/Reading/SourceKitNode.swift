import CleanseSourceKit

/// A dictionary of SourceKit's answer.
struct SourceKitNode {
  let value: SourceKitVariant
  let sourceKit: SourceKit

  private var functions: SourceKitFunctions { sourceKit.functions }

  /// A text; `nil` where there is none.
  func string(_ key: StaticString) -> String? {
    functions.string(value, identifier(key)).map { String(cString: $0) }
  }

  /// A word of SourceKit's own, such as `source.lang.swift.decl.class`; `nil` where there is none.
  func word(_ key: StaticString) -> String? {
    let word = functions.identifierMember(value, identifier(key))
    return word == 0 ? nil : String(cString: functions.nameOfIdentifier(word))
  }

  /// The bytes from an offset on; empty where there are none.
  func range(offset: StaticString = "key.offset", length: StaticString = "key.length") -> Range<Int> {
    let start = Int(functions.integer(value, identifier(offset)))
    let count = Int(functions.integer(value, identifier(length)))
    return start..<start + max(0, count)
  }

  /// Calls `body` for each element of a list, which may be missing.
  func forEach(in key: StaticString, _ body: (SourceKitNode) -> Void) {
    let list = functions.member(value, identifier(key))
    // An array; asking others for their count is not allowed.
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
