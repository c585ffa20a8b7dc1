@testable import BindingGraph
import Checker
import Testing

@Suite("Collections whose elements cannot be deferred")
struct UndeferrableContributionPassTests {
  @Test("are none where each element has a contribution of its own, or nobody defers them")
  func sound() {
    #expect(facts(Sketch("Root -> Deferred<Bs>", "=Bs", "=Bs")) == [])
    #expect(facts(Sketch("Root -> Bs", "=Bs*", "=Bs")) == [])
    #expect(facts(Sketch("Root -> Deferred<Bs>", "=Bs{1}", "=Bs{2}")) == [])
  }

  @Test("have contributions of several elements, each of which is told, with all that asks")
  func several() {
    #expect(
      facts(Sketch("Root -> A Deferred<Bs>", "A -> Provider<Deferred<Bs>>", "=Bs*", "=Bs", "=Bs*"))
        == ["Bs of 3 5 for Deferred<Bs> of Root:1, Deferred<Bs> of A:2"])
  }

  @Test("may be bound as a whole")
  func whole() {
    #expect(facts(Sketch("Root -> Deferred<Bs>", "Bs")) == ["Bs of 2 for Deferred<Bs> of Root:1"])
  }

  @Test("may have their contributions in an ancestor, and are one finding for all components that ask")
  func ancestors() {
    let children = ["C", "D"].map { Sketch("R -> Deferred<Bs>", component: $0) }
    #expect(
      facts(Sketch("Root", "=Bs*", children: children)) == ["Bs of 2 for Deferred<Bs> of R:5, Deferred<Bs> of R:6"])
  }

  @Test("keep their component from being built, and no other one")
  func building() {
    let linked = Sketch("Root", "=Bs*", children: [Sketch("R -> Deferred<Bs>", component: "C")]).linked
    #expect(linked.canBuild(0))
    #expect(!linked.canBuild(1))
  }

  @Test("are missing where nothing is bound")
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
