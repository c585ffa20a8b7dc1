import Cleanse
import CleanseTesting
import Testing

/// What Documentation/Bindings.md says of lazy dependencies.
@Suite("The guide to lazy dependencies") struct LazyDependenciesGuideTests {
  @Test("a wrapper creates its object at its first use, and a test passes a handle") func wrapper() throws {
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
