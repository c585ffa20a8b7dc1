/// Finds the differences between a component's modules in two documents.
struct ModuleComparison {
  private(set) var facts: [(module: GraphDocument.TypeName, fact: GraphChange.ModuleFact)] = []

  init(from old: [GraphDocument.Module], to new: [GraphDocument.Module]) {
    func byID(_ modules: [GraphDocument.Module]) -> [String: GraphDocument.Module] {
      Dictionary(modules.map { ($0.id, $0) }) { first, _ in first }
    }
    let (oldModules, newModules) = (byID(old), byID(new))
    for module in new {
      guard let before = oldModules[module.id] else {
        facts.append((module.type, .added))
        continue
      }
      guard before.parent != module.parent else { continue }
      let parents = (before.parent.flatMap { oldModules[$0]?.type }, module.parent.flatMap { newModules[$0]?.type })
      facts.append((module.type, .moved(from: parents.0, to: parents.1)))
    }
    for module in old where newModules[module.id] == nil { facts.append((module.type, .removed)) }
  }
}
