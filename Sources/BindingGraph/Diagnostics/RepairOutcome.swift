/// What a trial on the graph says of a way to bind a missing key.
package enum RepairOutcome: Hashable, Sendable {
  /// The line compiles, and binds the key.
  case mends
  /// It is not known whether other Swift modules can name the types of the line.
  case mayNotCompile
  /// The line binds the key, and asks for something else that is missing then.
  case lacks(TypeReference)
  /// The line cannot be written, or would not bind the key.
  case fails
}
