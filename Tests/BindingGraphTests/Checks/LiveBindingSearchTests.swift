@testable import BindingGraph
import cleansec
import Testing

@Suite("Reachable live bindings")
struct LiveBindingSearchTests {
  private func facts(_ sketch: Sketch) -> [String] {
    LiveBindingSearch(in: sketch.linked, advisor: SpelledTypes()).reachable.map { fact in
      let path = fact.path?.links.map { $0.rootOf.map { "\($0) root" } ?? "\($0.type)" } ?? []
      return "\(fact.key):\(fact.location?.line ?? 0) by " + path.joined(separator: " -> ")
    }
  }

  @Test("A live binding has its shortest path, also through providers, multibindings and weak dependencies")
  func paths() {
    #expect(facts(Sketch("Root -> A", "A")) == [])
    #expect(
      facts(Sketch("Root -> A Provider<B>", "A -> B", "live B", "live C")) == ["B:3 by App root -> B"])
    #expect(
      facts(Sketch("Root -> Pages -weak-> C", "=Pages -> B", "live B", "live C"))
        == ["B:3 by App root -> Pages -> B", "C:4 by App root -> C"])
    #expect(facts(Sketch("live Root")) == ["Root:1 by App root"])
  }

  @Test("A live binding in a subcomponent is found if the component's factory is reachable")
  func subcomponents() {
    let child = Sketch("Desk -> Mail", "live Mail", component: "Session")
    #expect(
      facts(Sketch("Root -> ComponentFactory<Session>", children: [child]))
        == ["Mail:4 by App root -> ComponentFactory<Session> -> Session root -> Mail"])
    #expect(facts(Sketch("Root", children: [child])) == [])
  }

  @Test("A live binding that hooks and async bindings of a built component need is found")
  func selfMade() {
    #expect(facts(Sketch("Root", "hooked A -> B", "live B")) == ["B:3 by A -> B"])
    #expect(facts(Sketch("Root", "async A -> B", "live B")) == ["B:3 by A -> B"])
    let child = Sketch("Desk", "hooked A -> Mail", "live Mail", component: "Session")
    #expect(facts(Sketch("Root", children: [child])) == [])
    #expect(
      facts(Sketch("Root", "hooked A -> ComponentFactory<Session>", children: [child]))
        == ["Mail:6 by A -> Mail"])
  }
}
