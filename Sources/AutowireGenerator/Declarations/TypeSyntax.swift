/// A parsed type.
struct TypeSyntax: Equatable {
  indirect enum Form: Equatable {
    case named(TypeName, arguments: [TypeSyntax])
    case optional(TypeSyntax)
    /// An array or a dictionary in brackets.
    case collection([TypeSyntax])
    case function(parameters: [TypeSyntax], hasEffects: Bool, result: TypeSyntax)
    case composition([TypeSyntax])
    /// A tuple, a metatype, or an invalid type: the types in it.
    case other([TypeSyntax])
  }

  /// The attributes and words before it, and the dots after it, such as `any`, `@escaping` and `...`.
  var modifiers: [String] = []
  var form: Form

  /// - Parameter text: the type on one line, without comments.
  init(_ text: String) {
    var parser = TypeParser(text)
    self = parser.wholeText()
  }

  init(modifiers: [String] = [], _ form: Form) {
    self.modifiers = modifiers
    self.form = form
  }

  /// The modifiers of parameters that cannot receive an injected value.
  static let unsuitable = ["...", "inout", "@autoclosure", "some", "repeat", "isolated"]

  /// The unsuitable modifier of the type, if it has one.
  var unsuitableModifier: String? {
    Self.unsuitable.first(where: modifiers.contains) ?? (parts.contains(where: \.isOpaque) ? "some" : nil)
  }

  /// The wrapped type of an optional; `nil` for other types.
  var wrapped: TypeSyntax? {
    switch form {
    case .optional(let wrapped): wrapped
    case .named(let name, let arguments) where name.isMember(["Optional"], of: ["Swift"]): arguments.first
    default: nil
    }
  }

  /// The result of a closure without parameters; `nil` for other types, and for closures such as `@Sendable () -> T`,
  /// which are distinct types.
  var result: TypeSyntax? {
    guard case .function(let parameters, false, let result) = form, parameters.isEmpty else { return nil }
    return modifiers.allSatisfy(Self.passing.contains) ? result : nil
  }

  /// The modifiers that do not change the type of a closure.
  private static let passing: Set<String> = [
    "@escaping", "sending", "borrowing", "consuming", "__owned", "__shared",
  ]

  /// The name with its generic arguments; `nil` for types without a name.
  var name: (name: TypeName, arguments: [TypeSyntax])? {
    if case .named(let name, let arguments) = form { (name, arguments) } else { nil }
  }

  /// The types of an inheritance clause: the type itself, or those of a composition.
  var inherited: [TypeName] {
    switch form {
    case .named(let name, _): [name]
    // The types in tuples and invalid types are included, so that marks among them are found.
    case .composition(let types), .other(let types): types.flatMap(\.inherited)
    case .optional, .collection, .function: []
    }
  }

  /// Whether a function with this result returns no value.
  var isNothing: Bool {
    form == .other([]) || name?.name.isMember(["Void", "Never"], of: ["Swift"]) == true
  }

  private var isOpaque: Bool { modifiers.contains("some") || parts.contains(where: \.isOpaque) }

  private var parts: [TypeSyntax] {
    switch form {
    case .named(_, let types), .collection(let types), .composition(let types), .other(let types): types
    case .optional(let type): [type]
    case .function(let parameters, _, let result): parameters + [result]
    }
  }
}
