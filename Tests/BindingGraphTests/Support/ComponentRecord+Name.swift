import BindingGraph

extension ComponentRecord {
  /// Creates the record of a component that is known by its name.
  init(
    named name: String, scope: String? = nil, seed: String = "Void", root: String = "Root",
    installedBy factory: Int? = nil, at location: SourceLocation? = nil, repeatsAncestor: Bool = false
  ) {
    self.init(
      TypeReference(spelling: name), scope: scope.map { TypeReference(spelling: $0) },
      seed: TypeReference(spelling: seed), root: TypeReference(spelling: root), installedBy: factory, at: location,
      repeatsAncestor: repeatsAncestor)
  }

  /// The graph of this component alone.
  var graph: BindingGraph {
    var assembler = GraphAssembler()
    _ = assembler.add(self, in: nil)
    return assembler.finish()
  }
}
