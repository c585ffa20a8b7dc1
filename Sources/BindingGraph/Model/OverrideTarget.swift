/// A component that binds what an override replaces there.
package struct OverrideTarget: Sendable, Hashable {
  package let component: TypeReference
  /// The module that alone sees the binding, or the component, if its own `configure` does; `nil` for other bindings.
  package let privateTo: TypeReference?
  /// Where the replaced binding was made.
  package let location: SourceLocation?

  package init(component: TypeReference, privateTo: TypeReference? = nil, location: SourceLocation?) {
    self.component = component
    self.privateTo = privateTo
    self.location = location
  }
}
