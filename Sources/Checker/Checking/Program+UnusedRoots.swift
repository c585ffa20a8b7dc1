import BindingGraph

extension Program {
  /// The root components that nothing in a package builds, validates, or uses in another way.
  ///
  /// Uses in tests count, although their trees are not read. Types that are visible to other packages are left out.
  /// - Parameter isChecked: tells whether a declaration is in a checked module.
  func unusedRoots(in sources: PackageSources, where isChecked: (DeclaredType) -> Bool) -> [UnusedRootFact] {
    let used = Set(modules.flatMap { $0.facts.usedRoots.compactMap { type($0).declarationName } })
    var candidates: [TypeMention: [DeclaredType]] = [:]
    for (name, declaration) in types where !used.contains(name) && isChecked(declaration) {
      guard declaration.isOwnOfPackage, conforms(declaration.type, toProtocol: "RootComponent"),
        let location = declaration.module.location(of: declaration.place), sources.contains(location.file)
      else { continue }
      candidates[declaration.mention, default: []].append(declaration)
    }
    guard !candidates.isEmpty else { return [] }
    return sources.unmentioned(Set(candidates.keys)).flatMap { candidates[$0] ?? [] }.map { declaration in
      UnusedRootFact(
        component: TypeReference(spelling: declaration.type.fullName),
        location: declaration.module.location(of: declaration.place), isGeneric: declaration.isGeneric)
    }
  }
}

extension DeclaredType {
  /// Whether only the package itself can use the type by name.
  fileprivate var isOwnOfPackage: Bool {
    guard let kind, kind != .protocol else { return false }
    return !isPublic && !isEntryPoint
  }

  fileprivate var mention: TypeMention {
    // The discriminators of private types do not appear in sources.
    TypeMention(module: module.facts.name, path: type.names.dropFirst().filter { !$0.hasPrefix("(") })
  }
}
