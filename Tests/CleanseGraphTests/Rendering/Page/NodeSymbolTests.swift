import Testing

@testable import GraphDocuments

@Suite("Symbols of nodes") struct NodeSymbolTests {
  @Test("Each kind of node has a symbol of a different shape, which the page finds by the kind's name") func shapes() {
    let kinds: [GraphDocument.Node.Kind] = [
      .factory, .asynchronousFactory, .value, .provider, .seed, .componentFactory, .propertyInjector, .assistedFactory,
      .decorator, .collection, .module,
    ]
    let symbols = kinds.compactMap { NodeSymbol(rawValue: $0.rawValue) } + [.missing, .other]
    #expect(symbols == NodeSymbol.allCases)
    #expect(Set(symbols.map(\.path)).count == symbols.count)
  }
}
