/// Remembers what including a module comes to, whichever of its keys is missing: of a module that is forgotten, hundreds may
/// be.
final class ModuleMemory {
  /// What a component would come to that includes a module, but for cycles.
  enum Fit {
    /// It binds what the module binds.
    case conflicting
    /// The module needs what the component does not see.
    case lacking(TypeReference)
    case fitting
  }

  struct Inclusion: Hashable {
    let module: ModulePath.ID
    let owner: ComponentNode.ID
    let home: ComponentNode.ID
  }

  struct IdleInclusion: Hashable {
    let module: TypeReference
    let home: ComponentNode.ID
  }

  private struct Place: Hashable {
    let module: ModulePath.ID
    let owner: ComponentNode.ID
  }

  private var contents: [Place: ModuleContents] = [:]
  private var fits: [Inclusion: Fit] = [:]
  private var idleFits: [IdleInclusion: Fit] = [:]

  func contents(of module: ModulePath.ID, in owner: ComponentNode.ID, of graph: LinkedGraph) -> ModuleContents {
    let place = Place(module: module, owner: owner)
    if let known = contents[place] { return known }
    let new = ModuleContents(of: module, in: owner, of: graph)
    contents[place] = new
    return new
  }

  func fit(of inclusion: Inclusion, _ examine: () -> Fit) -> Fit {
    if let known = fits[inclusion] { return known }
    let new = examine()
    fits[inclusion] = new
    return new
  }

  func fit(of inclusion: IdleInclusion, _ examine: () -> Fit) -> Fit {
    if let known = idleFits[inclusion] { return known }
    let new = examine()
    idleFits[inclusion] = new
    return new
  }
}
