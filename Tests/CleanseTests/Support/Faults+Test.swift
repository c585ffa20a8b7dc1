import Cleanse

/// The errors of a graph, in the order of the report.
func faults<C: RootComponent>(of component: C.Type) -> [any CleanseError] {
  GraphValidator.validate(component).errors
}

/// The errors of one type, in the order of the report.
func faults<C: RootComponent, Fault: CleanseError>(_ fault: Fault.Type, of component: C.Type) -> [Fault] {
  faults(of: component).compactMap { $0 as? Fault }
}

/// The names of types, which can be compared.
func names(_ types: [Any.Type]) -> [String] {
  types.map { String(describing: $0) }
}
