import BindingGraph

/// A type as spelled in source code: names, and unresolved type parameters.
indirect enum SwiftType: Hashable, Sendable {
  /// A part of a type's name, with its own type arguments.
  struct Part: Hashable, Sendable {
    let name: String
    var arguments: [SwiftType]
    /// Whether the type is composed with `Sendable`, which does not change the type at run time.
    var isComposedWithSendable = false

    static func == (left: Part, right: Part) -> Bool {
      left.name == right.name && left.arguments == right.arguments
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(arguments)
    }
  }

  /// A type in a tuple, a function or the like, or the text between such types.
  enum Piece: Hashable, Sendable {
    case words(String)
    case type(SwiftType)
  }

  /// A declared type: the names of its module, of the enclosing types, and its own.
  case declared([Part])
  /// A type parameter: `A` is the first of the outermost declaration, `B1` the second of the next.
  case parameter(String)
  /// An associated type of a type parameter.
  case member(SwiftType, String)
  /// A tuple, function, metatype or composition.
  case composed([Piece])

  init(module: String, _ name: String, _ arguments: [SwiftType] = []) {
    self = .declared([Part(name: module, arguments: []), Part(name: name, arguments: arguments)])
  }

  /// The type that a text spells.
  /// - Parameter modules: names of modules, even if they look like type parameters.
  init(_ text: String, modules: Set<String> = []) {
    var parser = SwiftTypeParser(text, modules: modules)
    self = parser.type()
  }

  /// The demangler's name for the class that a method runs on.
  static let dynamicSelf = "Self"

  /// An artificial name for the type in an existential.
  static let opened = "$opened"

  /// The type with the full name of a declaration, without type arguments.
  init(declaration name: String) {
    self = .declared(TypeName.parts(of: name).map { Part(name: String($0), arguments: []) })
  }

  /// The name as the runtime would print it, but without the discriminators of private contexts.
  var fullName: String {
    switch self {
    case .parameter(let name): name
    case .member(let base, let name): "\(base.fullName).\(name)"
    case .declared(let parts):
      parts.map { part in
        part.arguments.isEmpty
          ? part.name : "\(part.name)<\(part.arguments.map(\.fullName).joined(separator: ", "))>"
      }.joined(separator: ".")
    case .composed(let pieces):
      pieces.map { piece in
        switch piece {
        case .words(let words): words
        case .type(let type): type.fullName
        }
      }.joined()
    }
  }

  /// The name of the declaration, without type arguments; `nil` for types without a declaration.
  var declarationName: String? {
    guard case .declared = self else { return nil }
    return names.joined(separator: ".")
  }

  /// The names of the module, the enclosing types and the type; empty for types without a declaration.
  var names: [String] {
    guard case .declared(let parts) = self else { return [] }
    return parts.map(\.name)
  }

  /// All type arguments, beginning with those of the enclosing types.
  var arguments: [SwiftType] {
    guard case .declared(let parts) = self else { return [] }
    return parts.flatMap(\.arguments)
  }

  /// The types in a tuple, a function, a metatype or a composition; empty for other types.
  var parts: [SwiftType] {
    guard case .composed(let pieces) = self else { return [] }
    return pieces.compactMap { piece in
      if case .type(let type) = piece { type } else { nil }
    }
  }

  /// Whether the type contains no unresolved type parameters.
  var isClosed: Bool {
    switch self {
    case .parameter, .member: false
    case .declared(let parts): parts.allSatisfy { $0.arguments.allSatisfy(\.isClosed) }
    case .composed(let pieces):
      pieces.allSatisfy { piece in
        if case .type(let type) = piece { type.isClosed } else { true }
      }
    }
  }

  /// Whether this is the top-level type of a module with a name.
  func isDeclared(in module: String, _ name: String) -> Bool {
    guard case .declared(let parts) = self else { return false }
    return parts.count == 2 && parts[0].name == module && parts[1].name == name
  }
}
