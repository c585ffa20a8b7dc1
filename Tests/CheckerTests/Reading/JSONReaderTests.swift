import Testing

@testable import cleansec

@Suite("JSON reader") struct JSONReaderTests {
  @Test("The JSON reader skips unread members") func passesOver() throws {
    var found: [String] = []
    try reading(#"{"a": {"b": [1, "}", {"c": null}]}, "d": "e", "f": -12, "g": true}"#) { json in
      try json.forEachMember { key in
        switch key {
        case "d": found.append(try json.string())
        case "f": found.append("\(try json.integer())")
        case "g": found.append("\(try json.boolean())")
        default: break
        }
      }
    }
    #expect(found == ["e", "-12", "true"])
  }

  @Test("The JSON reader decodes escaped characters") func escapes() throws {
    try reading(#""a\"\\\nA😀é""#) { json in
      let text = try json.string()
      #expect(text == "a\"\\\nA😀é")
    }
  }

  @Test(
    "The JSON reader throws an error for a truncated document of every length",
    arguments: [#"{"a": [1, {"b": "c\n"}], "d": true}"#])
  func truncated(document: String) throws {
    for count in 0..<document.utf8.count {
      let part = String(decoding: document.utf8.prefix(count), as: UTF8.self)
      #expect(throws: DumpError.truncated) { try reading(part) { try $0.skip() } }
      #expect(throws: DumpError.self) { try reading(part) { json in try json.forEachMember { _ in } } }
    }
  }

  @Test("The JSON reader names the byte of a syntax error") func malformed() {
    #expect(throws: DumpError.malformed(atByte: 5)) {
      try reading(#"{"a" 1}"#) { json in try json.forEachMember { _ in } }
    }
    #expect(throws: DumpError.malformed(atByte: 0)) { try reading("]") { try $0.skip() } }
  }

  @Test("The JSON reader skips a million nested arrays") func deeplySkipped() throws {
    let depth = 1_000_000
    try reading(String(repeating: "[", count: depth) + String(repeating: "]", count: depth)) { json in
      try json.skip()
      #expect(json.isAtEnd)
    }
  }

  @Test("The JSON reader finds a text in a skipped value") func lookingFor() throws {
    try reading(#"{"a": ["s:6Cleans", "s:7Cleanse6BinderV"], "b": 7}"#) { json in
      let found = try json.skip(lookingFor: "7Cleanse")
      #expect(found != nil)
    }
    try reading(#"["7Cleans", "e"]"#) { json in
      let found = try json.skip(lookingFor: "7Cleanse")
      #expect(found == nil)
    }
  }

  private func reading(_ document: String, _ body: (JSONReader) throws -> Void) throws {
    try Array(document.utf8).withUnsafeBufferPointer { try body(JSONReader($0)) }
  }
}
