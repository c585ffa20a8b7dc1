import BindingGraph

extension ComponentTree {
  /// The bindings for which the compiler silently chose an initializer without parameters.
  func chosenInitializers(in program: Program) -> [ChosenInitializerFact] {
    var known: Set<SourceLocation> = []
    return places.flatMap { $0.configuration?.initializers ?? [] }.compactMap { candidate in
      guard let type = program.declaration(of: candidate.type), let location = candidate.location,
        known.insert(location).inserted
      else { return nil }
      let others = type.alternatives(toInitializer: candidate.symbol)
      guard !others.isEmpty else { return nil }
      return ChosenInitializerFact(
        type: TypeReference(spelling: candidate.type.fullName), location: location, others: others.map(\.labels))
    }
  }
}
