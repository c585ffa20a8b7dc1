@testable import BindingGraph
import cleansec
import Testing

@Suite("Deferred collections")
struct UndeferrableContributionPassTests {
  @Test("A collection without deferred dependents or with one contribution for each element is accepted")
  func sound() {
    #expect(facts(Sketch("Root -> Deferred<Bs>", "=Bs", "=Bs")) == [])
    #expect(facts(Sketch("Root -> Bs", "=Bs*", "=Bs")) == [])
    #expect(facts(Sketch("Root -> Deferred<Bs>", "=Bs{1}", "=Bs{2}")) == [])
  }

  @Test("A contribution of several elements to a deferred collection is an error with all dependents")
  func several() {
    #expect(
      facts(Sketch("Root -> A Deferred<Bs>", "A -> Provider<Deferred<Bs>>", "=Bs*", "=Bs", "=Bs*"))
        == ["Bs of 3 5 for Deferred<Bs> of Root:1, Deferred<Bs> of A:2"])
  }

  @Test("A binding of a whole collection that is deferred is an error")
  func whole() {
    #expect(facts(Sketch("Root -> Deferred<Bs>", "Bs")) == ["Bs of 2 for Deferred<Bs> of Root:1"])
  }

  @Test("An undeferrable contribution in an ancestor is one error for all dependents")
  func ancestors() {
    let children = ["C", "D"].map { Sketch("R -> Deferred<Bs>", component: $0) }
    #expect(
      facts(Sketch("Root", "=Bs*", children: children)) == ["Bs of 2 for Deferred<Bs> of R:5, Deferred<Bs> of R:6"])
  }

  @Test("An undeferrable contribution prevents building only the component of the dependent")
  func building() {
    let linked = Sketch("Root", "=Bs*", children: [Sketch("R -> Deferred<Bs>", component: "C")]).linked
    #expect(linked.canBuild(0))
    #expect(!linked.canBuild(1))
  }

  @Test("A deferred collection without bindings is a missing binding")
  func missing() {
    let diagnostics = Validator.diagnostics(in: Sketch("Root -> Deferred<Bs>").linked)
    #expect(diagnostics.map(\.id) == [.missingBinding])
    #expect(diagnostics.first?.subject.map { "\($0)" } == "Bs")
  }

  private func facts(_ sketch: Sketch) -> [String] {
    UndeferrableContributionPass.facts(in: sketch.linked, advisor: SpelledTypes()).map { fact in
      let lines = fact.sites.compactMap { $0.location.map { "\($0.line)" } }.joined(separator: " ")
      let requests = fact.requests.map {
        "\($0.requested) of \($0.request.requirer):\($0.request.location?.line ?? 0)"
      }
      return "\(fact.collection) of \(lines) for \(requests.joined(separator: ", "))"
    }
  }
}
