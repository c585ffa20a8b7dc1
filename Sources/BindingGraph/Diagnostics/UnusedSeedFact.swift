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
    .unusedSeed, .warning, summary: "Nothing in a component asks for the seed that it is built from.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { seed }
}

extension DiagnosticID {
  /// No binding of a component depends on its seed.
  public static let unusedSeed = DiagnosticID(rawValue: "unused-seed")
}

extension GraphWarning {
  /// No binding of a component depends on its seed.
  public static let unusedSeed = GraphWarning(id: .unusedSeed)
}
