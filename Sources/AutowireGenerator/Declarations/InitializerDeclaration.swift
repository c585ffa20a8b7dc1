/// An initializer as a source file declares it.
struct InitializerDeclaration: Codable, Equatable, Sendable {
  /// The comment that selects one of several initializers.
  static let choice = "// autowire: inject"

  /// Whether a line is this comment, with any spacing.
  static func isChoice(_ line: String) -> Bool {
    var words = line.filter { !$0.isWhitespace }[...]
    guard words.hasPrefix("//") || words.hasPrefix("/*") else { return false }
    words = words.drop { $0 == "/" || $0 == "*" }
    return words.hasPrefix(choice.filter { !$0.isWhitespace && $0 != "/" })
  }

  let place: SourcePlace
  let access: Access
  let attributes: [String]
  let parameters: [ParameterDeclaration]
  let isFailable: Bool
  let isThrowing: Bool
  let isAsynchronous: Bool
  let isGeneric: Bool
  /// Whether a comment before it selects it.
  let isChosen: Bool
  let conditions: [CompilationCondition]

  var isConvenience: Bool { attributes.contains("convenience") }

  /// Whether generated code can call it, and it is not meant for decoding.
  var isCandidate: Bool { !isConvenience && !isUnavailable && !isForDecoding }

  var isUnavailable: Bool { attributes.contains(TypeDeclaration.unavailable) }

  /// Whether it is `init?(coder:)`, or the `init(from:) throws` of `Decodable`.
  var isForDecoding: Bool {
    guard let parameter = parameters.first, parameters.count == 1 else { return false }
    return (isFailable && parameter.label == "coder")
      || (isThrowing && parameter.label == "from"
        && TypeSyntax(parameter.type).name?.name.isMember(["Decoder"], of: ["Swift"]) == true)
  }
}

/// A parameter of an initializer.
struct ParameterDeclaration: Codable, Equatable, Sendable {
  /// `nil` if calls have no label.
  let label: String?
  let name: String
  /// In the spelling of the source, with its attributes.
  let type: String
  let hasDefault: Bool
  /// Whether it has a property wrapper.
  var isWrapped = false
  let place: SourcePlace

  /// Whether a function with this parameter must be called, and cannot be passed as a function of values.
  var needsCall: Bool { isWrapped || TypeSyntax(type).modifiers.contains("sending") }
}

/// A stored property of an instance.
struct PropertyDeclaration: Codable, Equatable, Sendable {
  let name: String
  /// `nil` if it is inferred from the value.
  let type: String?
  let isConstant: Bool
  let hasValue: Bool
  let access: Access
  /// The attributes and modifiers, such as `lazy` and the names of property wrappers.
  let attributes: [String]
  let place: SourcePlace
  let conditions: [CompilationCondition]
}
