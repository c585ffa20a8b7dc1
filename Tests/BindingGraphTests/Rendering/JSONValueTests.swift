import BindingGraph
import Foundation
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test("JSON text sorts members, omits members without a value and has one element a line")
  func layout() {
    let value = JSONValue.object([
      "b": .number(-2), "a": .array([.string("x"), .array([]), .object([:])]), "c": nil,
    ])
    #expect(
      value.text == """
        {
          "a": [
            "x",
            [],
            {}
          ],
          "b": -2
        }
        """)
  }

  @Test("JSON text escapes only quotation marks, backslashes and control characters")
  func escapes() {
    #expect(
      JSONValue.string("a\"b\\c\n\r\t\u{0}\u{1F}/é🚀").text == #""a\"b\\c\n\r\t\u0000\u001f/é🚀""#)
  }

  @Test("JSON numbers in thousandths have three decimals")
  func decimals() {
    let numbers = [0, 7, 1_000, 1_234_056, -1, -1_500].map { JSONValue.thousandths($0).text }
    #expect(numbers == ["0.000", "0.007", "1.000", "1234.056", "-0.001", "-1.500"])
  }

  @Test("JSON text with any characters is readable by another parser")
  func readable() throws {
    let scalars = (0..<0x300).compactMap { UnicodeScalar(UInt32($0)) } + ["\u{2028}", "\u{FFFF}", "🚀", "e", "\u{301}"]
    let text = String(String.UnicodeScalarView(scalars))
    let data = Data(JSONValue.object(["text": .string(text), text: .number(1)]).text.utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["text"] as? String == text)
    #expect(object[text] as? Int == 1)
  }
}
