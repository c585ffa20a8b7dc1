import Cleanse
import CleanseTesting
import Testing

/// The statements about lazy dependencies in Documentation/Bindings.md.
@Suite("Guide to lazy dependencies") struct LazyDependenciesGuideTests {
  @Test("The guide's lazy property creates its object at the first use and takes a value in a test") func wrapper()
    throws
  {
    let trace = CreationTrace()
    let root = try ComponentFactory.of(LazyGuide.App.self, trace: trace).build()
    func checkers() -> Int { trace.entries.count { $0.subject.type == LazyGuide.SpellChecker.self } }
    #expect(checkers() == 0)
    #expect(root.composer.mistakes() == ["teh"])
    #expect(root.composer.mistakes() == ["teh"])
    #expect(checkers() == 1)
    #expect(root.preview.mistakes(in: "teh teh").count == 2)
    #expect(checkers() == 2)
    let preview = LazyGuide.Preview(checker: Lazy(value: LazyGuide.SpellChecker()))
    #expect(preview.mistakes(in: "the") == [])
    assertValidGraph(LazyGuide.App.self, warnings: .fail)
  }
}
