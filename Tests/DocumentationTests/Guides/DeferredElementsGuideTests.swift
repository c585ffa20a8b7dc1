import Cleanse
import CleanseTesting
import Testing

/// The statements about deferred elements in Documentation/Multibindings.md.
@Suite("Guide to deferred elements") struct DeferredElementsGuideTests {
  @Test("The guide's navigation creates only the screen that a link opens") func navigation() throws {
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
