/// The registrations of some files, and the other code that uses their containers.
struct MigrationReader {
  private(set) var registrations: [Registration] = []
  private(set) var uses: [ContainerUse] = []

  private let swinjectScope: String
  private let factories: [String: String]

  init(_ files: [FileCode]) {
    swinjectScope = SwinjectReader.defaultScope(in: files)
    let types = files.flatMap { Array(FactoryReader.types(in: $0)) }
    // A name that factories of several types have tells nothing.
    factories = Dictionary(grouping: types, by: \.key).compactMapValues { named in
      Set(named.map(\.value)).count == 1 ? named.first?.value : nil
    }
    for file in files { read(file) }
  }

  private mutating func read(_ file: FileCode) {
    let swinject = SwinjectReader(code: file, defaultScope: swinjectScope)
    let factory = FactoryReader(code: file, types: factories.merging(FactoryReader.types(in: file)) { $1 })
    var read: [Range<Int>] = []
    // Values of variables are siblings of the variables.
    func visit(_ node: CodeNode, _ surroundings: Surroundings) {
      guard !read.contains(where: { $0.contains(node.range.lowerBound) && $0.upperBound >= node.range.upperBound })
      else {
        return
      }
      let found =
        node.isCall
        ? swinject.registration(CallChain(node, in: file.text), in: surroundings)
        : factory.registration(node, in: surroundings)
      if var found {
        found.conditions = file.conditions.filter { $0.range.contains(node.range.lowerBound) }.map(\.condition)
        registrations.append(found)
        return read.append(node.range)
      }
      if let use = factory.use(of: node) ?? (node.isCall ? swinject.requestedType(node).map { .request($0) } : nil) {
        uses.append(ContainerUse(kind: use, place: file.place(of: node)))
      }
      let inner = surroundings.entering(node)
      for child in node.children { visit(child, inner) }
    }
    visit(file.root, Surroundings())
  }
}
