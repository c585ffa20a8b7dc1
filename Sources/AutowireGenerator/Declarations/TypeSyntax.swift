/// A type as source code spells it, taken apart.
struct TypeSyntax: Equatable {
  indirect enum Form: Equatable {
    case named(TypeName, arguments: [TypeSyntax])
    case optional(TypeSyntax)
    /// An array or a dictionary in brackets.
    case collection([TypeSyntax])
    case function(parameters: [TypeSyntax], hasEffects: Bool, result: TypeSyntax)
    case composition([TypeSyntax])
    /// A tuple, a metatype, or no type: the types in it.
    case other([TypeSyntax])
  }

  /// The attributes and words in front of it, and the dots behind it, such as `any`, `@escaping` and `...`.
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

  /// The modifiers that say how a value is passed, and that no value can be taken for.
  static let unsuitable = ["...", "inout", "@autoclosure", "some", "repeat", "isolated"]

  /// Which of them the type has.
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

  /// The result of a closure without parameters; `nil` for other types, and for closures such as `@Sendable () -> T`, which
  /// are types of their own.
  var result: TypeSyntax? {
    guard case .function(let parameters, false, let result) = form, parameters.isEmpty else { return nil }
    return modifiers.allSatisfy(Self.passing.contains) ? result : nil
  }

  /// The modifiers that leave a closure as it is.
  private static let passing: Set<String> = [
    "@escaping", "sending", "borrowing", "consuming", "__owned", "__shared",
  ]

  /// The name, and its generic arguments; `nil` for types that have none.
  var name: (name: TypeName, arguments: [TypeSyntax])? {
    if case .named(let name, let arguments) = form { (name, arguments) } else { nil }
  }

  /// The types that it lists in an inheritance clause: itself, or those of a composition.
  var inherited: [TypeName] {
    switch form {
    case .named(let name, _): [name]
    // Not passed over, so that no mark is.
    case .composition(let types), .other(let types): types.flatMap(\.inherited)
    case .optional, .collection, .function: []
    }
  }

  /// Whether it is what a function returns that returns nothing.
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
