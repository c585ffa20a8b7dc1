import BindingGraph

/// A component that another one installs.
struct Installation {
  let component: ComponentDescriptor
  /// The position of the binding of its `ComponentFactory`.
  let binding: Int
  let location: SourceLocation
}
