/// Answers questions about a type from its metadata if the layout is as expected, otherwise from its name.
struct TypeMetadata: TypeReader {
  // Each determined at its first use: Swift creates every inspected type, and a start needs only the kinds.
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

/// The questions of the graph about types that the language itself cannot answer quickly.
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

  /// The `T` of a type `() -> T`; `nil` for every other type, including functions that throw, are async, are isolated
  /// to an actor or are `@Sendable`: a graph cannot provide these.
  var resultOfPlainClosure: Any.Type? { get }
}
