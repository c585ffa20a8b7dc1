// Users import this module alone and find documents here.
@_exported import GraphDocuments
