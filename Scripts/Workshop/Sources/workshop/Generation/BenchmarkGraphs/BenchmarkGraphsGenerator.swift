/// The classes, bindings and hand-written counterparts of the graphs that `Scripts/benchmark` measures.
struct BenchmarkGraphsGenerator: Generator {
  let name = "benchmark-graphs"
  let summary = "Sources/Benchmarks/Graphs/Generated: the graphs of Scripts/benchmark, which are not in git"
  let isPartOfRepository = false

  func folders(for repository: Repository) -> [GeneratedFolder] {
    let graph = ServiceGraph()
    let services = SharedServices(graph: graph)
    let placed = PlacedServices(graph: graph)
    let tree = Tree()
    var folder = GeneratedFolder("Sources/Benchmarks/Graphs/Generated")
    // Files of a hundred, because optimization takes time in proportion to the square of a file's size.
    for hundred in 0..<10 {
      folder.add("Services\(hundred)00.swift") { file(services.classes(ofHundred: hundred)) }
      folder.add("Services\(hundred)00+Bindings.swift") { file(services.bindings(ofHundred: hundred)) }
    }
    folder.add("ServiceRoots.swift") { file(services.roots) }
    folder.add("ServiceComponents.swift") { file(services.components) }
    folder.add("ServicesByHand.swift") { file(services.byHand) }
    folder.add("ServicesInDictionary.swift") { file(services.inDictionary) }
    folder.add("ServicesOfClosures.swift") { file(services.ofClosures) }
    folder.add("Tree.swift") { file(tree.bindings) }
    folder.add("TreeByHand.swift") { file(tree.byHand) }
    folder.add("TreeOfClosures.swift") { file(tree.ofClosures) }
    folder.add("TreeInDictionary.swift") { file(tree.inDictionary) }
    folder.add("Places.swift") { file(PlacedServices.places) }
    folder.add("PlacedServices.swift") { file(placed.classes) }
    folder.add("PlacedServices+Bindings.swift") { file(placed.bindings) }
    folder.add("PlacedServicesByHand.swift") { file(placed.byHand) }
    folder.add("Chain.swift") { file(Chain.lines) }
    folder.add("Faults.swift") { file(Faults.lines) }
    return [folder]
  }

  @SourceLines
  private func file(_ lines: [String]) -> [String] {
    header
    ""
    lines
  }
}
