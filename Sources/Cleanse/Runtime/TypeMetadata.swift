/// Answers questions about a type from its metadata, if that is laid out as expected, and from its name otherwise.
struct TypeMetadata: TypeReader {
  /// Found out once, at the first question.
  private static let isLaidOutAsExpected = LaidOutType.isAsExpected

  private let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var isClass: Bool {
    Self.isLaidOutAsExpected ? LaidOutType(type).isClass : NamedType(type).isClass
  }

  var isStruct: Bool {
    Self.isLaidOutAsExpected ? LaidOutType(type).isStruct : NamedType(type).isStruct
  }

  func isInstance(ofSameDeclarationAs other: Any.Type) -> Bool {
    Self.isLaidOutAsExpected
      ? LaidOutType(type).isInstance(ofSameDeclarationAs: other)
      : NamedType(type).isInstance(ofSameDeclarationAs: other)
  }

  var resultOfClosure: Any.Type? {
    Self.isLaidOutAsExpected ? LaidOutType(type).resultOfClosure : NamedType(type).resultOfClosure
  }

  var resultOfPlainClosure: Any.Type? {
    Self.isLaidOutAsExpected ? LaidOutType(type).resultOfPlainClosure : NamedType(type).resultOfPlainClosure
  }
}
