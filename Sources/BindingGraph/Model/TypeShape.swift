/// The kind of a type and the types that it consists of, for hints.
package enum TypeShape: Hashable, Sendable {
  /// A struct.
  case value
  /// An unknown type, which hints treat as a struct.
  case unknown
  /// A value that is not created from other values of a graph: an enumeration, a tuple, a function, a metatype, or a
  /// type of the standard library.
  case constant
  /// A function without parameters that a binding of its result type cannot serve, such as an asynchronous one.
  case closure(returning: TypeReference)
  /// A class.
  case object
  /// A protocol.
  case existential
  /// `TaggedProvider<Tag>`; the element may be unknown.
  case tagged(tag: TypeReference, element: TypeReference?)
  /// `T?`
  case optional(of: TypeReference)
  /// `[T]`
  case array(of: TypeReference)
  /// `Set<T>`
  case set(of: TypeReference)
  /// `[Key: T]`
  case dictionary(key: TypeReference, value: TypeReference)
  /// `Assisted<T>`
  case assisted(of: TypeReference)
  /// `ComponentFactory<C>`
  case componentFactory(of: TypeReference)
  /// `Factory<Tag>`; seed and product are `nil` where they are not known.
  case assistedFactory(tag: TypeReference, seed: TypeReference?, product: TypeReference?)
  /// `PropertyInjector<X>`
  case propertyInjector(of: TypeReference)
  /// A type like those above, but of another copy of this library in the program, which graphs cannot create.
  case ofAnotherCopy

  /// Whether values of the type may be objects, as far as known. For an optional, ask its wrapped type.
  package var mayBeObject: Bool { self == .object || self == .existential || self == .unknown }
}
