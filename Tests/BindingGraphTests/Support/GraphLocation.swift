import BindingGraph

/// Swift Testing also has a `SourceLocation`, and the module BindingGraph cannot qualify its own because it contains a
/// type of the module's name.
typealias GraphLocation = SourceLocation
