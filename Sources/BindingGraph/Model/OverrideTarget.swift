/// A component that binds what an override replaces there.
package struct OverrideTarget: Sendable, Hashable {
  package let component: TypeReference
  /// Where the replaced binding was made.
  package let location: SourceLocation?

  package init(component: TypeReference, location: SourceLocation?) {
    self.component = component
    self.location = location
  }
}
