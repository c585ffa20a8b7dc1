import BindingGraph

/// A type, an initializer or a parameter that cannot be wired, with its location.
package struct Refusal: Equatable, Sendable {
  let problem: WiringProblem
  let place: FilePlace
  /// The conditions under which the type is compiled.
  var conditions: [CompilationCondition] = []
}

/// A reason why a type cannot be wired.
enum WiringProblem: Equatable, Sendable {
  case uninjectableParameter(name: String, type: String)
  case aliasedParameter(name: String, type: String)
  case unsuitableParameter(name: String, modifier: String)
  case noImplementation(of: String, suffix: String, similar: [String])
  case severalImplementations(of: String, candidates: [String])
  case privateType(String)
  case localType(String)
  case unavailableType(String)
  case alias(String)
  case aliasedMark(String, alias: String)
  case genericType(String)
  case isolatedType(String, actor: String)
  case enumeration(String)
  case typeOfOtherModule(String)
  case noReachableInitializer(of: String)
  case onlyForDecoding(String)
  case severalInitializers(of: String)
  case severalChosenInitializers(of: String)
  case throwingInitializer(of: String)
  case asynchronousInitializer(of: String)
  case failableInitializer(of: String)
  case genericInitializer(of: String)
  case isolatedInitializer(of: String, actor: String)
  case conditionalMember(of: String)
  case wrappedProperty(name: String, wrapper: String)
  case needsGraph(name: String, type: String)
  case cycle([String])
  case conditionalType(String)
}

extension Refusal: DiagnosticFact {
  package var kind: DiagnosticKind { problem.kind }
  package var subject: TypeReference? { nil }
  package var content: DiagnosticContent { DiagnosticContent(nil, DiagnosticText(problem.message)) }

  package var location: SourceLocation? { place.location }
}

extension FilePlace {
  /// The place as diagnostics show it.
  var location: SourceLocation {
    SourceLocation(path: ProgramText(copying: file), line: place.line, column: place.column)
  }
}
