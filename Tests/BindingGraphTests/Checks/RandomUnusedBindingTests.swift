@testable import BindingGraph
import Testing

/// Random graphs of a component and its subcomponent, against a reference that follows names.
@Suite("Unused bindings of random graphs")
struct RandomUnusedBindingTests {
  /// Simple, and the same on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 17 ^ state << 29
    }
  }

  @Test(
    "Unused binding warnings name exactly the bindings that a walk from the roots does not reach, once each",
    arguments: 0..<300)
  func agreement(seed: Int) {
    var random = Generator(state: UInt64(seed))
    let count = Int.random(in: 2...12, using: &random)
    // Dependencies lead to later bindings only, so that there are no cycles.
    let outer = (0..<count).map { requirements(of: $0, upTo: count, with: "N", using: &random) }
    let inner = (0..<count).map { _ in requirements(of: -1, upTo: count, with: "N", using: &random) }
    let asksForFactory = Bool.random(using: &random)
    let outerLines = outer.enumerated().map { index, names in
      line("N\(index)", index == 0 && asksForFactory ? names + ["ComponentFactory<Inner>"] : names)
    }
    let innerLines = inner.enumerated().map { line("M\($0)", $0 == 0 ? $1 + ["M1"] : $1) }
    var sketch = Sketch(outerLines)
    var child = Sketch(innerLines)
    child.component = "Inner"
    sketch.children = [child]

    var edges: [String: [String]] = [:]
    for text in outerLines + innerLines {
      let words = text.split(separator: " ").map(String.init)
      edges[words[0]] = words.dropFirst(2).map {
        ($0.hasPrefix("Provider<") ? String($0.dropFirst(9)) : $0).filter { $0 != ">" }
      }
    }
    edges["ComponentFactory<Inner"] = ["M0"]
    var reached: Set<String> = []
    var open = ["N0"]
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += edges[next] ?? [] }
    }
    let unreached = Set(edges.keys).subtracting(reached)

    let named = UnusedBindingPass.pass.diagnostics(in: sketch.linked).flatMap { diagnostic -> [String] in
      guard let fact = diagnostic.fact as? UnusedBindingFact else { return [] }
      return ([fact.key] + fact.dependents).map { $0.name.filter { $0 != ">" } }
    }
    #expect(Set(named) == unreached)
    #expect(named.count == unreached.count)
  }

  private func line(_ name: String, _ requirements: [String]) -> String {
    requirements.isEmpty ? name : "\(name) -> " + requirements.joined(separator: " ")
  }

  private func requirements(
    of index: Int, upTo count: Int, with prefix: String, using random: inout Generator
  ) -> [String] {
    guard index + 1 < count else { return [] }
    return (0..<Int.random(in: 0...2, using: &random)).map { _ in
      let target = "\(prefix)\(Int.random(in: (index + 1)..<count, using: &random))"
      return Bool.random(using: &random) ? target : "Provider<\(target)>"
    }
  }
}
