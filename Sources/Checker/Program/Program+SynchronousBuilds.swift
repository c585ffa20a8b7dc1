import BindingGraph

extension Program {
  /// Where the program builds a root component by a factory that cannot await.
  func synchronousBuilds(of root: SwiftType) -> [SourceLocation] {
    modules.flatMap { module in
      module.facts.synchronousBuilds.filter { type($0.component) == root }.compactMap { module.location(of: $0.place) }
    }
  }
}
