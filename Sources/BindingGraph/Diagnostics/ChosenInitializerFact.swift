/// A reference to an initializer that the compiler resolved to the one without parameters, although there are others.
package struct ChosenInitializerFact: Sendable {
  package let type: TypeReference
  package let location: SourceLocation?
  /// The labels of the other initializers.
  package let others: [[String]]

  package init(type: TypeReference, location: SourceLocation?, others: [[String]]) {
    self.type = type
    self.location = location
    self.others = others
  }
}

extension ChosenInitializerFact: GraphFact {
  package static let kind = DiagnosticKind(
    .chosenInitializer, .warning,
    summary: "A binding to Type.init uses the initializer without parameters.")

  package var subject: TypeReference? { type }
}

extension DiagnosticID {
  /// A binding to Type.init uses the initializer without parameters.
  public static let chosenInitializer = DiagnosticID(rawValue: "chosen-initializer")
}
