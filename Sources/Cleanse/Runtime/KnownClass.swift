/// Whether the compiler knows, where it compiles the call, that a type is a class.
///
/// `false` for a type that may be one, such as a generic parameter that is not specialized, and for every existential
/// type: callers have another way, which is right for all types.
// The answer is a constant to the optimizer, so that a client has the one way or the other, and never both.
@_alwaysEmitIntoClient
@_transparent
func isKnownToBeClass<Subject>(_ type: Subject.Type) -> Bool {
  _canBeClass(type) == 1
}

/// 1 where the compiler knows, where it compiles the call, that a type is a class, and functions of such objects can be
/// called without their classes being known.
// A number, since several are combined without branches. Where pointers to functions are signed, their types are part of
// the signature.
@_alwaysEmitIntoClient
@_transparent
func classMark<Subject>(_ type: Subject.Type) -> Int8 {
  #if _ptrauth(_arm64e)
    0
  #else
    _canBeClass(type)
  #endif
}

// What follows is compiled for each binding of a client. A cast of references leaves the optimizer less to remove than
// one of bits, which compares sizes; and the coercion keeps the compiler from opening the existential.

/// An object as the class that its type is known to be.
@_alwaysEmitIntoClient
@_transparent
func object<Known>(_ object: __owned AnyObject, asKnownClass type: Known.Type) -> Known {
  _unsafeReferenceCast(object as AnyObject, to: type)
}

extension UnsafeMutableRawPointer {
  /// Initializes memory with a value, and binds it to the value's type.
  // Treats objects of all classes alike: the compiler needs one function for that, instead of one for each class.
  @_alwaysEmitIntoClient
  @_transparent
  func initializeMemory<Value>(to value: __owned Value) {
    if isKnownToBeClass(Value.self) {
      initializeMemory(as: AnyObject.self, to: _unsafeReferenceCast(consume value, to: AnyObject.self))
    } else {
      initializeMemory(as: Value.self, to: consume value)
    }
  }
}

/// The object that a value is, where its static type may be a protocol or a generic parameter, or that an optional holds;
/// `nil` for other values.
// A plain cast to `AnyObject` would box those, or bridge them to objects of the platform.
func object<Value>(behind value: Value) -> AnyObject? {
  if type(of: value as Any) is AnyClass { return value as AnyObject }
  guard TypeMetadata(Value.self).isInstance(ofSameDeclarationAs: Void?.self),
    let wrapped = Mirror(reflecting: value).children.first?.value
  else { return nil }
  return type(of: wrapped) is AnyClass ? wrapped as AnyObject : nil
}
