/// Finds the types that a marked protocol is bound to.
struct ImplementationRule {
  let catalogue: TypeCatalogue
  let rules: WiringRules
  /// The types that conform to each protocol of the module: directly, and through superclasses and other protocols.
  private let direct: [String: [TypeCatalogue.Entry]]
  private let indirect: [String: [TypeCatalogue.Entry]]

  init(catalogue: TypeCatalogue, rules: WiringRules) {
    self.catalogue = catalogue
    self.rules = rules
    var direct: [String: [TypeCatalogue.Entry]] = [:]
    var indirect: [String: [TypeCatalogue.Entry]] = [:]
    for type in catalogue.entries
    where ![.protocol, .extension, .alias].contains(type.declaration.kind) && !type.declaration.isLocal
      && !type.declaration.isUnavailable
    {
      var known: Set<String> = [type.path]
      var next = catalogue.parents(of: type)
      for parent in next where known.insert(parent.path).inserted { direct[parent.path, default: []].append(type) }
      while let parent = next.popLast() {
        for ancestor in catalogue.parents(of: parent) where known.insert(ancestor.path).inserted {
          indirect[ancestor.path, default: []].append(type)
          next.append(ancestor)
        }
      }
    }
    self.direct = direct
    self.indirect = indirect
  }

  /// The implementation; several if `#if` selects one.
  func implementations(of type: TypeCatalogue.Entry) -> Result<[TypeCatalogue.Entry], Refusals> {
    let conforming = [direct, indirect].map { $0[type.path, default: []] }
    let candidates = conforming.map { $0.filter { $0.name.hasSuffix(rules.implementationSuffix) } }
      .first { !$0.isEmpty }
    guard let candidates else {
      return refuse(
        .noImplementation(
          of: type.path, suffix: rules.implementationSuffix, similar: conforming.joined().map(\.path)),
        at: type)
    }
    let areExclusive = candidates.indices.allSatisfy { index in
      candidates[..<index].allSatisfy { excludes($0, candidates[index]) }
    }
    guard areExclusive else {
      return refuse(.severalImplementations(of: type.path, candidates: candidates.map(\.path)), at: type)
    }
    return .success(candidates)
  }

  /// Whether `#if` prevents both from being compiled together.
  private func excludes(_ one: TypeCatalogue.Entry, _ other: TypeCatalogue.Entry) -> Bool {
    let conditions = (one.declaration.conditions, other.declaration.conditions)
    if one.file == other.file { return conditions.0.excludes(conditions.1) }
    // Conditions of two files cannot be compared, but a module has only one type of each name.
    return one.path == other.path && !conditions.0.isEmpty && !conditions.1.isEmpty
  }

  private func refuse(
    _ problem: WiringProblem, at type: TypeCatalogue.Entry
  ) -> Result<[TypeCatalogue.Entry], Refusals> {
    .failure(Refusals([Refusal(problem: problem, place: type.place)]))
  }
}
