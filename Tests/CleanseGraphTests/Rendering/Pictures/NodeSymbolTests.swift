import Testing

@testable import GraphDocuments

@Suite("Signs of nodes") struct NodeSymbolTests {
  @Test("are different shapes for all kinds") func shapes() {
    let kinds: [GraphDocument.Node.Kind] = [
      .factory, .asynchronousFactory, .value, .provider, .seed, .componentFactory, .propertyInjector, .assistedFactory,
      .collection, .module,
    ]
    let symbols = kinds.map { NodeSymbol($0) } + [.missing, .other]
    #expect(Set(symbols.map(\.path)).count == symbols.count)
    #expect(NodeSymbol(GraphDocument.Node.Kind(rawValue: "new kind")) == .other)
  }
}
