import Testing

@testable import Checker

@Suite("Command lines") struct ShellWordsTests {
  @Test("words are taken apart as a shell does")
  func words() {
    #expect(
      ShellWords.split(#"a  "b c" d\ e 'f "g"' "h\"i" '' -Dx=1"#) == [
        "a", "b c", "d e", "f \"g\"", "h\"i", "", "-Dx=1",
      ])
    #expect(ShellWords.split("") == [])
    #expect(ShellWords.split("a\tb\r\nc \r\n\n'd\te'\r\n") == ["a", "b", "c", "d\te"])
    // Only blanks of a shell end a word.
    #expect(ShellWords.split("a\u{A0}b") == ["a\u{A0}b"])
  }
}
