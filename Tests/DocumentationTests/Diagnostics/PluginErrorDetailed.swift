import Cleanse

struct CrowdedComponent: CleanseError {
  let component: Any.Type
  let count: Int

  var diagnostic: Diagnostic {
    Diagnostic(
      id: "crowded-component", headline: "\(component) has \(count) bindings",
      suggestions: [DiagnosticSuggestion("move some of them into a component of their own")])
  }

  var description: String { diagnostic.description }
}
