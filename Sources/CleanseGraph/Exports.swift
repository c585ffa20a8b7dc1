// Users import only this module, and need documents too.
@_exported import GraphDocuments
