import BindingGraph
import Cleanse

/// An object that was released before its `onStop` hooks had run, or while its service ran.
struct UnstoppedObjectFact: DiagnosticFact {
  let object: UnstoppedObject
  /// The root component of the graph.
  let root: TypeReference
  let user: GraphUser

  var kind: DiagnosticKind { .unstoppedObject }
  var location: SourceLocation? { object.location }
  var subject: TypeReference? { object.type }

  var content: DiagnosticContent {
    var content = DiagnosticContent(
      object.type,
      object.isRunning ? "was released while its service was running" : "was released before its onStop hooks had run")
    content.steps = [object.step]
    content.help = help
    return content
  }

  private var help: [DiagnosticSuggestion] {
    guard object.component == root else {
      return [
        DiagnosticSuggestion(
          "create the instance of \(object.component) with instantiate, and stop it",
          code: "try await instance.run { … }")
      ]
    }
    switch user {
    case .testGraph:
      return [
        DiagnosticSuggestion("use the graph inside run", code: "try await graph.run { graph in … }"),
        DiagnosticSuggestion("or stop it before its release", code: "try await graph.instance.stop()"),
      ]
    case .releaseAssertion:
      return [
        DiagnosticSuggestion(
          "use the awaiting form", code: "try await assertReleased(awaiting: \(root.metatype)) { … }")
      ]
    case .startAssertion:
      return [
        DiagnosticSuggestion(
          "use the awaiting form", code: "try await assertStart(awaiting: \(root.metatype), creates: …)")
      ]
    }
  }
}

/// An object that exists although its service does not run.
struct UnstartedServiceFact: DiagnosticFact {
  let object: UnstoppedObject
  /// The root component of the graph.
  let root: TypeReference
  let user: GraphUser

  var kind: DiagnosticKind { .unstartedService }
  var location: SourceLocation? { object.location }
  var subject: TypeReference? { object.type }

  var content: DiagnosticContent {
    var content = DiagnosticContent(object.type, "has a service that is not running")
    content.steps = [object.step]
    content.notes = [DiagnosticStep("calls that need the service may never return")]
    content.help = help
    return content
  }

  private var help: [DiagnosticSuggestion] {
    guard object.component == root else {
      return [
        DiagnosticSuggestion(
          "create the instance of \(object.component) with instantiate, and run it",
          code: "try await instance.run { … }")
      ]
    }
    switch user {
    case .testGraph:
      return [
        DiagnosticSuggestion("use the graph inside run", code: "try await graph.run { graph in … }"),
        DiagnosticSuggestion(
          "or, if the test needs no service, turn off this check", code: "serviceStartLimit: nil"),
      ]
    case .releaseAssertion, .startAssertion:
      return [
        DiagnosticSuggestion(
          "the assertion runs no services: use a test graph",
          code: "try await TestGraph(awaiting: \(root.metatype)).run { graph in … }")
      ]
    }
  }
}

extension UnstoppedObject {
  fileprivate var step: DiagnosticStep { DiagnosticStep("bound in \(component)", at: location) }
}
