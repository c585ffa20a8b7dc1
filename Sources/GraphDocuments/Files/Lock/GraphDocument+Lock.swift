extension GraphDocument {
  /// Reads a document in the format `lock`, of this version or an older one.
  /// - Throws: `GraphDocumentError`
  init(lock: String) throws {
    self = try LockedGraph(try LockReader(lock)).document()
  }
}
