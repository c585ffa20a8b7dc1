import Cleanse
import CleanseTesting
import Testing

/// What Documentation/Multibindings.md says of deferred elements.
@Suite("The guide to deferred elements") struct DeferredElementsGuideTests {
  @Test("a link creates the screen that it opens, and no other one") func navigation() throws {
    let trace = CreationTrace()
    let navigation = try ComponentFactory.of(DeferredElementsGuide.App.self, trace: trace).build()
    func screens() -> Int { trace.entries.count { "\($0.subject)".contains("Screen") } }
    #expect(screens() == 0)
    #expect(navigation.screens.count == 2)
    #expect(navigation.open("settings")?.title == "Settings")
    #expect(screens() == 1)
    #expect(navigation.open("help") == nil)
    assertValidGraph(DeferredElementsGuide.App.self, warnings: .fail)
  }
}
