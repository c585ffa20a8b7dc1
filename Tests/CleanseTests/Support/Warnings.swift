import Cleanse

/// The warnings of one kind about a graph, each as its subject and the lines of its steps.
func warnings<C: RootComponent>(_ warning: GraphWarning, of component: C.Type) -> [String] {
  GraphValidator.validate(component).warnings.filter { $0.id == warning.id }.map { diagnostic in
    let lines = diagnostic.steps.map { step in step.location.map { "\($0.line)" } ?? "?" }
    return "\(diagnostic.subject?.name ?? "?"): \(lines.joined(separator: ", "))"
  }
}
