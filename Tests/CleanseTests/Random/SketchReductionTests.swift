import Testing

@Suite("Reduction of random graphs")
struct SketchReductionTests {
  @Test("A reduced graph keeps only what its deviation needs", arguments: 1...20)
  func smallest(seed: UInt64) async throws {
    // The deviation of this test: some binding requires another node of its own part.
    func deviates(_ sketch: GraphSketch) -> Bool {
      sketch.parts.contains { part in
        part.bindings.contains { binding in binding.requests.contains { $0.base == .node(0) } }
      }
    }
    var sketch = SketchArtist.draw(seed: seed)
    sketch.parts[1].bindings.append(GraphSketch.Binding(key: Spelling(base: .node(1)), module: 2, isShared: true))
    sketch.parts[1].bindings[sketch.parts[1].bindings.count - 1].requests = [Spelling(base: .node(0))]
    var reduction = SketchReduction(of: sketch) { deviates($0) }
    await reduction.run()
    let rest = reduction.sketch.parts.flatMap(\.bindings)
    #expect(rest.count == 1)
    #expect(rest.first?.requests.count == 1)
    #expect(rest.first?.module == 0)
    #expect(
      reduction.sketch.parts.allSatisfy { $0.installed.isEmpty && $0.optionals.isEmpty && $0.rootRequests.isEmpty })
  }
}
