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
  }
}
