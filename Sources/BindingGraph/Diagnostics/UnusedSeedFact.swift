/// A component is built from a seed that nothing in it asks for.
package struct UnusedSeedFact: Sendable {
  package let seed: TypeReference
  package let component: TypeReference
  /// Where the component is installed, in order of location; never empty.
  package let sites: [BindingSite]
  /// Where the warning can be accepted, where that is known.
  package let statementPlace: StatementPlace?

  package init(
    seed: TypeReference, component: TypeReference, sites: [BindingSite], statementPlace: StatementPlace? = nil
  ) {
    self.seed = seed
    self.component = component
    self.sites = sites
    self.statementPlace = statementPlace
  }
}

extension UnusedSeedFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unusedSeed, .warning, summary: "The seed of a component is never used in it.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { seed }
}

extension DiagnosticID {
  /// The seed of a component is never used in it.
  public static let unusedSeed = DiagnosticID(rawValue: "unused-seed")
}

extension GraphWarning {
  /// The seed of a component is never used in it.
  public static let unusedSeed = GraphWarning(id: .unusedSeed)
}
