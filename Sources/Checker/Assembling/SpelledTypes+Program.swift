import BindingGraph

extension SpelledTypes {
  /// Tells all that a program declares.
  convenience init(of program: Program, keys: KeyTable) {
    self.init()
    for (name, type) in program.types {
      let spelled = SwiftType(name)
      declare(keys.reference(to: spelled), as: type.declaration(of: spelled, in: program, keys: keys))
    }
    for key in keys.keys { add(key) }
    for type in keys.mentionedTypes { declareInstance(type, of: program, keys: keys) }
  }

  /// Tells of a generic type with its arguments what its declaration says of the parameters.
  private func declareInstance(_ type: SwiftType, of program: Program, keys: KeyTable) {
    guard !type.arguments.isEmpty, let declaration = program.declaration(of: type) else { return }
    declare(keys.reference(to: type), as: declaration.declaration(of: type, in: program, keys: keys))
  }
}

extension DeclaredType {
  fileprivate func declaration(of type: SwiftType, in program: Program, keys: KeyTable) -> TypeDeclaration {
    let scope = program.conforms(type, toProtocol: "Module") ? program.associatedType("Scope", of: type) : nil
    let substitutions = type.substitutions
    return TypeDeclaration(
      modelKind,
      supertypes: supertypes.filter { !$0.isMarker }.map { keys.reference(to: program.substitute($0, substitutions)) },
      element: aliases["Element"].map { keys.reference(to: program.substitute($0, substitutions)) },
      moduleScope: scope.map { $0.isDeclared(in: "Cleanse", "Unscoped") ? .unscoped : .scope(keys.reference(to: $0)) })
  }

  private var modelKind: TypeDeclaration.Kind {
    switch kind {
    case .class: .class
    case .enum: .enum
    case .protocol: .protocol
    case .struct, .extension, nil: .struct
    }
  }
}

extension SwiftType {
  /// Whether this is a protocol that nobody asks for.
  fileprivate var isMarker: Bool {
    ["Copyable", "Escapable", "Sendable", "BitwiseCopyable"].contains { isDeclared(in: "Swift", $0) }
  }
}
