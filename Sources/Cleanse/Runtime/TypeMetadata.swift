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
