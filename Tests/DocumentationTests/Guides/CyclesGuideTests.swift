import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to dependency cycles")
struct CyclesGuideTests {
  typealias Guide = CyclesGuide

  @Test("The guide to cycles shows the actual report of its cycle") func report() throws {
    let block = try #require(Page("Cycles.md").blocks.first { $0.kind == .report })
    try Page.expect(
      block, of: "Cycles.md", toBe: GraphValidator.validate(Guide.Broken.EditorComponent.self).description)
  }

  @Test("A provider does not break the guide's cycle") func provider() {
    assertGraphErrors(Guide.Broken.LazyEditorComponent.self) { ExpectedError(.dependencyCycle) }
  }

  @Test("A third type breaks the guide's cycle") func third() throws {
    let editor = try ComponentFactory.of(Guide.Split.EditorComponent.self).build()
    editor.document.text = "draft"
    editor.undo.undo()
    #expect(editor.document.text == "")
    assertValidGraph(Guide.Split.EditorComponent.self, warnings: .fail)
  }

  @Test("A weak provider breaks the guide's cycle") func weakly() throws {
    typealias EditorComponent = Guide.Weak.EditorComponent
    let editor = try ComponentFactory.of(EditorComponent.self).build()
    editor.text = "draft"
    editor.undo.undo()
    #expect(editor.text == "")
    assertValidGraph(EditorComponent.self, warnings: .fail)
    assertReleased(EditorComponent.self) { editor in editor.undo.undo() }
  }

  @Test("An assisted argument breaks the guide's cycle") func assisted() throws {
    let editor = try ComponentFactory.of(Guide.Assistance.EditorComponent.self).build()
    editor.text = "draft"
    editor.undo.undo()
    #expect(editor.text == "")
    assertValidGraph(Guide.Assistance.EditorComponent.self, warnings: .fail)
    assertReleased(Guide.Assistance.EditorComponent.self) { editor in editor.undo.undo() }
  }

  @Test("Validation warns of the guide's retain cycle through a component factory") func retainCycle() {
    assertGraphWarnings(Guide.Retaining.App.self) {
      ExpectedWarning(.retainCycle, of: Guide.Retaining.Account.self)
    }
  }

  @Test("A weak dependency in the subcomponent prevents the guide's retain cycle") func released() throws {
    assertValidGraph(Guide.Released.App.self, warnings: .fail)
    assertReleased(Guide.Released.App.self) { start in
      let session = start.account.sessions.build()
      #expect(session.account.get() === start.account)
    }
  }
}
