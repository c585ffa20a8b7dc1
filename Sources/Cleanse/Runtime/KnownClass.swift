/// Whether the compiler knows at the call site that a type is a class.
///
/// `false` for a type that may be a class, such as a generic parameter that is not specialized, and for every
/// existential type. For these, callers have a fallback that is correct for all types.
// A constant for the optimizer, so that a client contains only one of the two variants.
@_alwaysEmitIntoClient
@_transparent
func isKnownToBeClass<Subject>(_ type: Subject.Type) -> Bool {
  _canBeClass(type) == 1
}

/// 1 if the compiler knows at the call site that a type is a class, and functions of objects can be called without
/// knowledge of their classes.
// A number, so that several can be combined without branches. Where function pointers are signed, the signature covers
// their types.
@_alwaysEmitIntoClient
@_transparent
func classMark<Subject>(_ type: Subject.Type) -> Int8 {
  #if _ptrauth(_arm64e)
    0
  #else
    _canBeClass(type)
  #endif
}

// The following code is compiled for each binding of a client. A cast of references leaves less for the optimizer to
// remove than a cast of bits, which compares sizes. The coercion keeps the compiler from opening the existential.

/// The object as an instance of a type that is known to be its class.
@_alwaysEmitIntoClient
@_transparent
func object<Known>(_ object: __owned AnyObject, asKnownClass type: Known.Type) -> Known {
  _unsafeReferenceCast(object as AnyObject, to: type)
}

extension UnsafeMutableRawPointer {
  /// Initializes memory with a value, and binds it to the value's type.
  // Treats objects of all classes alike, so that the compiler emits one function instead of one for each class.
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

/// The object behind a value whose static type may be a protocol or a generic parameter, or in an optional; `nil` for
/// other values.
// A plain cast to `AnyObject` would box other values, or bridge them to objects of the platform.
func object<Value>(behind value: Value) -> AnyObject? {
  if type(of: value as Any) is AnyClass { return value as AnyObject }
  guard TypeMetadata(Value.self).isInstance(ofSameDeclarationAs: Void?.self),
    let wrapped = Mirror(reflecting: value).children.first?.value
  else { return nil }
  return type(of: wrapped) is AnyClass ? wrapped as AnyObject : nil
}
