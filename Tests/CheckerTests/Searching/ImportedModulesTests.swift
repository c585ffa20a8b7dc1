import TestSupport
import Testing

@testable import cleansec

@Suite("Imported modules") struct ImportedModulesTests {
  @Test("The import scanner finds imports in all forms") func forms() throws {
    let source = try TemporaryFile(
      """
      // import Comment
      import Plain
      \timport Indented // and more
      @testable import Tested
      @_exported public import Exported
      @preconcurrency @_spi(Inner) internal import Attributed
      import struct Kind.Type
      import Outer.Inner
      import First; import Second
      #if DEBUG
        import Conditional
      #endif
      important()
      let text = "import Text"
      import `Escaped`\r
      """)
    #expect(
      ImportedModules.names(inSources: [source.path, "/nowhere.swift"]) == [
        "Plain", "Indented", "Tested", "Exported", "Attributed", "Kind", "Outer", "First", "Second", "Conditional",
        "Escaped",
      ])
  }
}
