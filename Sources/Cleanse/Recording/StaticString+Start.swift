import BindingGraph

extension StaticString {
  /// The first byte of the text, behind which stands a zero.
  // A literal has a pointer, and the compiler knows it: nothing is left of the question in a client.
  @_alwaysEmitIntoClient
  @_transparent
  var start: UnsafePointer<UInt8> {
    hasPointerRepresentation ? utf8Start : copied
  }

  // Only for a `StaticString` that was made of a single scalar. A copy is never freed.
  @usableFromInline
  var copied: UnsafePointer<UInt8> { ProgramText(self).start }
}
