// Users import `Cleanse` alone and find the graph's own types there: `Diagnostic`, `SourceLocation`, `TypeReference`.
@_exported import BindingGraph
