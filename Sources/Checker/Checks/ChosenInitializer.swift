import BindingGraph

/// The compiler resolved a reference to the initializer without parameters, although the type has others.
package struct ChosenInitializerFact: Sendable {
  package let type: TypeReference
  package let location: SourceLocation?
  /// The argument labels of the other initializers.
  package let others: [[String]]

  package init(type: TypeReference, location: SourceLocation?, others: [[String]]) {
    self.type = type
    self.location = location
    self.others = others
  }
}

extension ChosenInitializerFact: GraphFact {
  package static let kind = DiagnosticKind.chosenInitializer

  package var subject: TypeReference? { type }
}

/// Finds bindings for which the compiler silently chose an initializer without parameters.
enum ChosenInitializerPass: RootPass {
  static let kind = ChosenInitializerFact.kind
  // Other statements do not change the reference of this one.
  static let isRefutedByMoreBindings = false

  static func diagnostics(in code: RootCode) -> [Diagnostic] {
    var known: Set<SourceLocation> = []
    return code.union.tree.places.flatMap { $0.configuration?.initializers ?? [] }.compactMap { candidate in
      guard let type = code.program.declaration(of: candidate.type), let location = candidate.location,
        known.insert(location).inserted
      else { return nil }
      let others = type.alternatives(toInitializer: candidate.symbol)
      guard !others.isEmpty else { return nil }
      return Diagnostic(
        ChosenInitializerFact(
          type: TypeReference(spelling: candidate.type.fullName), location: location, others: others.map(\.labels)))
    }
  }
}

extension ChosenInitializerFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(type, problem)
    content.steps = [DiagnosticStep("bound to \(type).init", at: location)]
    content.notes = others.map { DiagnosticStep("another initializer: \(Self.name(of: $0))") }
    if let labels = others.first {
      content.help = [
        DiagnosticSuggestion(
          "to use another initializer, name it", code: ".to(factory: \(type).\(Self.name(of: labels)))"),
        DiagnosticSuggestion("to keep init(), call it", code: ".to { \(type)() }"),
      ]
    }
    return content
  }

  private var problem: DiagnosticText {
    guard others.count == 1 else {
      return "is created with init(), so its other initializers and their dependencies are never used"
    }
    return DiagnosticText("is created with init(), so \(Self.name(of: others[0])) and its dependencies are never used")
  }

  /// The full name of an initializer, such as `init(clock:)`.
  private static func name(of labels: [String]) -> String {
    "init(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
