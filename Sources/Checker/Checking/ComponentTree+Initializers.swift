import BindingGraph

extension ComponentTree {
  /// The bindings that silently took an initializer without parameters.
  func chosenInitializers(in program: Program) -> [ChosenInitializer] {
    var known: Set<SourceLocation> = []
    return places.flatMap { $0.configuration?.initializers ?? [] }.compactMap { candidate in
      guard let type = program.declaration(of: candidate.type), let location = candidate.location,
        let others = Self.others(than: candidate, of: type), known.insert(location).inserted
      else { return nil }
      return ChosenInitializer(
        type: TypeReference(spelling: candidate.type.fullName), location: location, others: others.map(\.labels))
    }
  }

  private static func others(
    than candidate: ChosenInitializerCandidate, of type: DeclaredType
  ) -> [TypeFacts.Initializer]? {
    let others = type.initializers.filter { $0.symbol != candidate.symbol && !$0.labels.isEmpty && !$0.isPrivate }
    return others.isEmpty ? nil : others
  }
}
