/// Whether the compiler knows, where it compiles the call, that a type is a class.
///
/// `false` for a type that may be one, such as a generic parameter that is not specialized, and for every existential
/// type: whoever asks has another way, which is right for all types.
// The answer is a constant to the optimizer, so that a client has the one way or the other, and never both.
@_alwaysEmitIntoClient
@_transparent
func isKnownToBeClass<Subject>(_ type: Subject.Type) -> Bool {
  _canBeClass(type) == 1
}
