import BindingGraph

extension StaticString {
  /// The first byte of the text, which ends with a zero byte.
  // The compiler knows that a literal has a pointer, so a client contains no test for it.
  @_alwaysEmitIntoClient
  @_transparent
  var start: UnsafePointer<UInt8> {
    hasPointerRepresentation ? utf8Start : copied
  }

  // Only for a `StaticString` made of a single scalar. The copy is never freed.
  @usableFromInline
  var copied: UnsafePointer<UInt8> { ProgramText(self).start }
}
