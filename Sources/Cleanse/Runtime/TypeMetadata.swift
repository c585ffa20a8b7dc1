/// Answers questions about a type from its metadata, if that is laid out as expected, and from its name otherwise.
struct TypeMetadata: TypeReader {
  // Found out once each, at the first question: Swift makes every type that is looked at, and a start asks for kinds alone.
  private static let hasExpectedKinds = LaidOutType.hasExpectedKinds
  private static let hasExpectedDeclarations = hasExpectedKinds && LaidOutType.hasExpectedDeclarations
  private static let hasExpectedClosures = hasExpectedKinds && LaidOutType.hasExpectedClosures

  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var isClass: Bool {
    Self.hasExpectedKinds ? LaidOutType(type).isClass : NamedType(type).isClass
  }

  var isStruct: Bool {
    Self.hasExpectedKinds ? LaidOutType(type).isStruct : NamedType(type).isStruct
  }

  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool {
    Self.hasExpectedDeclarations
      ? LaidOutType(type).isInstance(ofSameDeclarationAs: other)
      : NamedType(type).isInstance(ofSameDeclarationAs: other)
  }

  var resultOfClosure: Any.Type? {
    Self.hasExpectedClosures ? LaidOutType(type).resultOfClosure : NamedType(type).resultOfClosure
  }

  var resultOfPlainClosure: Any.Type? {
    Self.hasExpectedClosures ? LaidOutType(type).resultOfPlainClosure : NamedType(type).resultOfPlainClosure
  }
}

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
