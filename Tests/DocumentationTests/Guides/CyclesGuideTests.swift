import Cleanse
import CleanseTesting
import Testing

@Suite("The guide to dependency cycles")
struct CyclesGuideTests {
  typealias Guide = CyclesGuide

  @Test("shows the report of the cycle") func report() throws {
    let block = try #require(Page("Cycles.md").blocks.first { $0.kind == .report })
    try Page.expect(
      block, of: "Cycles.md", toBe: GraphValidator.validate(Guide.Broken.EditorComponent.self).description)
  }

  @Test("does not count a provider as the end of a cycle") func provider() {
    assertGraphErrors(Guide.Broken.LazyEditorComponent.self) { ExpectedError(.dependencyCycle) }
  }

  @Test("breaks the cycle by a third type") func third() throws {
    let editor = try ComponentFactory.of(Guide.Split.EditorComponent.self).build()
    editor.document.text = "draft"
    editor.undo.undo()
    #expect(editor.document.text == "")
    assertValidGraph(Guide.Split.EditorComponent.self, warnings: .fail)
  }

  @Test("breaks the cycle weakly") func weakly() throws {
    typealias EditorComponent = Guide.Weak.EditorComponent
    let editor = try ComponentFactory.of(EditorComponent.self).build()
    editor.text = "draft"
    editor.undo.undo()
    #expect(editor.text == "")
    assertValidGraph(EditorComponent.self, warnings: .fail)
    assertReleased(EditorComponent.self) { editor in editor.undo.undo() }
  }

  @Test("breaks the cycle by an assisted argument") func assisted() throws {
    let editor = try ComponentFactory.of(Guide.Assistance.EditorComponent.self).build()
    editor.text = "draft"
    editor.undo.undo()
    #expect(editor.text == "")
    assertValidGraph(Guide.Assistance.EditorComponent.self, warnings: .fail)
    assertReleased(Guide.Assistance.EditorComponent.self) { editor in editor.undo.undo() }
  }

  @Test("warns of a component factory whose component needs the object that keeps it") func retainCycle() {
    assertGraphWarnings(Guide.Retaining.App.self) {
      ExpectedWarning(.retainCycle, of: Guide.Retaining.Account.self)
    }
  }

  @Test("releases the object that the component needs weakly") func released() throws {
    assertValidGraph(Guide.Released.App.self, warnings: .fail)
    assertReleased(Guide.Released.App.self) { start in
      let session = start.account.sessions.build()
      #expect(session.account.get() === start.account)
    }
  }
}
