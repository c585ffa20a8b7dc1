/// What the graph asks about types, and the language does not answer at once.
protocol TypeReader {
  init(_ type: Any.Type)

  /// Whether the type is a Swift class.
  var isClass: Bool { get }

  /// Whether the type is a struct.
  var isStruct: Bool { get }

  /// Whether both are instances of the same generic struct or enum.
  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool

  /// The `T` of a function without parameters, with any attributes and effects; `nil` for every other type.
  var resultOfClosure: Any.Type? { get }

  /// The `T` of a type `() -> T`; `nil` for every other type, including functions that throw, are asynchronous, are
  /// bound to an actor or can be sent: a graph cannot keep what these promise.
  var resultOfPlainClosure: Any.Type? { get }
}
