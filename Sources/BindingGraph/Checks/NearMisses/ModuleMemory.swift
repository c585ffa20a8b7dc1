#if DEBUG || DetailedReports
  /// Caches the outcome of including a module for all of its keys: a forgotten module may cause hundreds of missing keys.
  final class ModuleMemory {
    /// The outcome of including a module in a component, apart from cycles.
    enum Fit {
      /// The component already binds a key of the module.
      case conflicting
      /// The module needs a type that is not visible in the component.
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
#endif
