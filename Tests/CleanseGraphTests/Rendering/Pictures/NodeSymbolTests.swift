import Testing

@testable import GraphDocuments

@Suite("Symbols of nodes") struct NodeSymbolTests {
  @Test("Each kind of node has a symbol of a different shape") func shapes() {
    let kinds: [GraphDocument.Node.Kind] = [
      .factory, .asynchronousFactory, .value, .provider, .seed, .componentFactory, .propertyInjector, .assistedFactory,
      .collection, .module,
    ]
    let symbols = kinds.map { NodeSymbol($0) } + [.missing, .other]
    #expect(Set(symbols.map(\.path)).count == symbols.count)
    #expect(NodeSymbol(GraphDocument.Node.Kind(rawValue: "new kind")) == .other)
  }
}
