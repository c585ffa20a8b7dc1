import Testing

@testable import cleansec

@Suite("Words of command lines") struct ShellWordsTests {
  @Test("A command line is split into words by the rules of a shell")
  func words() {
    #expect(
      ShellWords.split(#"a  "b c" d\ e 'f "g"' "h\"i" '' -Dx=1"#) == [
        "a", "b c", "d e", "f \"g\"", "h\"i", "", "-Dx=1",
      ])
    #expect(ShellWords.split("") == [])
    #expect(ShellWords.split("a\tb\r\nc \r\n\n'd\te'\r\n") == ["a", "b", "c", "d\te"])
    // Other white space, such as a no-break space, belongs to the word.
    #expect(ShellWords.split("a\u{A0}b") == ["a\u{A0}b"])
  }
}
