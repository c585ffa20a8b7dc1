// `import Cleanse` alone provides the types of the graph: `Diagnostic`, `SourceLocation`, `TypeReference`.
@_exported import BindingGraph
