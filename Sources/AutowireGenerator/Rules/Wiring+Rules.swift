extension Wiring {
  /// Wires the marked types of a module.
  /// - Parameter files: the declarations of each file, by its path.
  package init(_ files: [String: FileDeclarations], rules: WiringRules) {
    let catalogue = TypeCatalogue(files, moduleName: rules.moduleName)
    let marked = catalogue.entries.flatMap { MarkedType.marks(of: $0, in: catalogue, rules: rules) }
    let injectable = Set(marked.filter { ![.extension, .alias].contains($0.type.declaration.kind) }.map(\.type.path))
    let initializers = InitializerRule(
      catalogue: catalogue, rules: rules,
      parameters: ParameterRule(catalogue: catalogue, rules: rules, injectable: injectable))
    let implementations = ImplementationRule(catalogue: catalogue, rules: rules)

    var bindings: [WiredBinding] = []
    var refusals = catalogue.entries.compactMap { Self.refusal(ofMarkBehindAlias: $0, in: catalogue, rules) }
    for mark in marked {
      switch mark.bindings(initializers, implementations, injectable) {
      case .success(let wired): bindings += wired
      case .failure(let reasons): refusals += reasons.list.map { mark.conditioned($0) }
      }
    }
    self.init(
      bindings: bindings, refusals: Self.sorted(refusals),
      modules: Self.modules(askedForBy: bindings, in: catalogue, initializers))
  }

  /// The refusal of a mark behind a type alias; `nil` without one. Otherwise the mark would be ignored silently.
  private static func refusal(
    ofMarkBehindAlias entry: TypeCatalogue.Entry, in catalogue: TypeCatalogue, _ rules: WiringRules
  ) -> Refusal? {
    guard entry.declaration.kind != .alias else { return nil }
    let alias = entry.declaration.inheritedTypes.first { inherited in
      !rules.marks(inherited) && catalogue.names(behind: inherited, from: entry).contains(where: rules.marks)
    }
    return alias.map {
      Refusal(
        problem: .aliasedMark(entry.path, alias: $0), place: entry.place, conditions: entry.declaration.conditions)
    }
  }

  /// The dependencies of the modules that bindings request, and of the modules that these request in turn.
  private static func modules(
    askedForBy bindings: [WiredBinding], in catalogue: TypeCatalogue, _ initializers: InitializerRule
  ) -> [String: ModuleDependency] {
    var modules: [String: ModuleDependency] = [:]
    var next = bindings.flatMap(\.modules)
    while let module = next.popLast() {
      guard modules[module] == nil else { continue }
      let dependency = catalogue.entries.first { entry in
        entry.path == "\(module).Dependency" && ![.extension, .alias].contains(entry.declaration.kind)
      }
      switch dependency.map(initializers.construction) {
      case .success(let construction):
        modules[module] = .construction(construction)
        next += construction.modules
      case .failure(let refusals): modules[module] = .refused(refusals.list)
      case nil: modules[module] = ModuleDependency.none
      }
    }
    return modules
  }

  /// The refusals sorted by location, without repetitions: two protocols can have the same implementation.
  private static func sorted(_ refusals: [Refusal]) -> [Refusal] {
    var sorted: [Refusal] = []
    for refusal in refusals.sorted(by: { $0.place < $1.place }) where !sorted.contains(refusal) {
      sorted.append(refusal)
    }
    return sorted
  }
}

/// A type that is to be bound.
private struct MarkedType {
  let type: TypeCatalogue.Entry
  let isShared: Bool
  /// The conditions under which the type is compiled and marked.
  let conditions: [CompilationCondition]

  /// The marks of a type: none, one, or one for each clause of `#if` that marks it in an extension.
  static func marks(of type: TypeCatalogue.Entry, in catalogue: TypeCatalogue, rules: WiringRules) -> [MarkedType] {
    let declaration = type.declaration
    guard !rules.isMark(type.path) else { return [] }
    // An extension is handled with its type, if that is a type of this module.
    if declaration.kind == .extension, !catalogue.resolve(type.path, from: type).isEmpty { return [] }
    let marking = catalogue.declarations(of: type).map(\.declaration).filter {
      $0.kind != .alias && $0.inheritedTypes.contains(where: rules.marks)
    }
    func mark(by parts: [TypeDeclaration], under conditions: [CompilationCondition]) -> MarkedType {
      let isShared = parts.contains { $0.inheritedTypes.contains(where: rules.marksShared) }
      return MarkedType(type: type, isShared: isShared, conditions: declaration.conditions.adding(conditions))
    }
    if marking.contains(where: { $0.conditions.allSatisfy(declaration.conditions.contains) }) {
      return [mark(by: marking, under: [])]
    }
    var clauses: [[CompilationCondition]] = []
    for part in marking where !clauses.contains(part.conditions) { clauses.append(part.conditions) }
    return clauses.map { clause in mark(by: marking.filter { $0.conditions == clause }, under: clause) }
  }

  /// Returns the refusal with the conditions under which the type is compiled.
  func conditioned(_ refusal: Refusal) -> Refusal {
    var refusal = refusal
    refusal.conditions = conditions
    return refusal
  }

  func bindings(
    _ initializers: InitializerRule, _ implementations: ImplementationRule, _ injectable: Set<String>
  ) -> Result<[WiredBinding], Refusals> {
    switch type.declaration.kind {
    case .extension: return .failure(Refusals([Refusal(problem: .typeOfOtherModule(type.path), place: type.place)]))
    case .alias: return .failure(Refusals([Refusal(problem: .alias(type.path), place: type.place)]))
    case .protocol: break
    case .class, .actor, .struct, .enum: return initializers.construction(of: type).map { [binding(.construction($0))] }
    }
    if type.declaration.isLocal || type.declaration.access == .file {
      return .failure(Refusals([Refusal(problem: .privateType(type.path), place: type.place)]))
    }
    if type.declaration.isUnavailable {
      return .failure(Refusals([Refusal(problem: .unavailableType(type.path), place: type.place)]))
    }
    return implementations.implementations(of: type).flatMap { candidates in
      var bindings: [WiredBinding] = []
      var refusals: [Refusal] = []
      for implementation in candidates {
        let conditions = implementation.declaration.conditions
        if injectable.contains(implementation.path) {
          bindings.append(binding(.other(implementation.path), under: conditions))
          continue
        }
        switch initializers.construction(of: implementation) {
        case .success(let construction): bindings.append(binding(.construction(construction), under: conditions))
        case .failure(let reasons): refusals += reasons.list
        }
      }
      return refusals.isEmpty ? .success(bindings) : .failure(Refusals(refusals))
    }
  }

  private func binding(_ source: WiredBinding.Source, under conditions: [CompilationCondition] = []) -> WiredBinding {
    WiredBinding(
      type: type.path, isProtocol: type.declaration.kind == .protocol, isShared: isShared, source: source,
      place: type.place, conditions: self.conditions.adding(conditions))
  }
}
