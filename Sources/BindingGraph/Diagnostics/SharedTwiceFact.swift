/// A class is shared by several bindings of a component and its ancestors, each of which has an object of its own.
package struct SharedTwiceFact: Sendable {
  package struct Binding: Sendable {
    package let key: TypeReference
    package let site: BindingSite

    package init(key: TypeReference, site: BindingSite) {
      self.key = key
      self.site = site
    }
  }

  package let type: TypeReference
  /// The outermost component of the bindings.
  package let component: TypeReference
  /// In order of location; two or more.
  package let bindings: [Binding]
  /// Where the warning can be accepted, where that is known.
  package let statementPlace: StatementPlace?

  package init(
    type: TypeReference, component: TypeReference, bindings: [Binding], statementPlace: StatementPlace?
  ) {
    self.type = type
    self.component = component
    self.bindings = bindings
    self.statementPlace = statementPlace
  }
}

extension SharedTwiceFact: GraphFact {
  package static let kind = DiagnosticKind(
    .sharedTwice, .warning, summary: "A class has several shared bindings, each with its own object.")

  package var location: SourceLocation? { bindings.last?.site.location }
  package var subject: TypeReference? { type }
}

extension DiagnosticID {
  /// A class has several shared bindings, each with its own object.
  public static let sharedTwice = DiagnosticID(rawValue: "shared-twice")
}

extension GraphWarning {
  /// A class has several shared bindings, each with its own object.
  public static let sharedTwice = GraphWarning(id: .sharedTwice)
}
