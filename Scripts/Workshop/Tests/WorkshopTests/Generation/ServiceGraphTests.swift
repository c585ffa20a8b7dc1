import Testing

@testable import workshop

@Suite("Generated service graph")
struct ServiceGraphTests {
  private let graph = ServiceGraph()

  @Test("Services depend on earlier services, each once, and on 2.2 on average")
  func dependencies() {
    for (service, dependencies) in graph.dependencies.enumerated() {
      #expect(dependencies.allSatisfy { max(0, service - 50)..<service ~= $0 })
      #expect(Set(dependencies).count == dependencies.count)
    }
    #expect(graph.dependencies.map(\.count).reduce(0, +) == 2197)
  }

  @Test("The last services of a prefix depend on all services of the prefix", arguments: [10, 100, 1000])
  func reach(size: Int) {
    var reached = Set(graph.held(by: size))
    for service in (0..<size).reversed() where reached.contains(service) {
      reached.formUnion(graph.dependencies[service])
    }
    #expect(reached == Set(0..<size))
  }
}
