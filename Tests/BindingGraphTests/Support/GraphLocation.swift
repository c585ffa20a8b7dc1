import BindingGraph

/// Testing has a `SourceLocation` too, and a module that has a type of its name cannot be named.
typealias GraphLocation = SourceLocation
