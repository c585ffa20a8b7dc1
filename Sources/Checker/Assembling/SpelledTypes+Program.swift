import BindingGraph

extension SpelledTypes {
  /// Creates an advisor with all declarations of a program.
  convenience init(of program: Program) {
    self.init()
    for type in program.types.values {
      let spelled = type.type
      declare(
        TypeReference(
          spelling: spelled.fullName, protocols: type.kind == .protocol ? [spelled.fullName] : [],
          ambiguous: program.ambiguousTypes.intersection([spelled.fullName])),
        as: type.declaration(of: spelled, in: program))
    }
    findModules = { program.idleModules }
    findInitializer = { program.onlyInitializer(of: $0) }
    findInitializers = { program.initializers(of: $0) }
  }

  /// Adds the types of a graph. A generic type gets the facts of its declaration with the type's arguments.
  func add(_ types: some Sequence<SwiftType>, of program: Program) {
    for type in types {
      let reference = TypeReference(spelling: type.fullName)
      if !type.arguments.isEmpty, let declaration = program.declaration(of: type) {
        declare(reference, as: declaration.declaration(of: type, in: program))
      } else {
        add(reference)
      }
    }
  }
}

extension DeclaredType {
  fileprivate func declaration(of type: SwiftType, in program: Program) -> TypeDeclaration {
    let scope = program.conforms(type, toProtocol: .module) ? program.associatedType(.scope, of: type) : nil
    let substitutions = type.substitutions
    return TypeDeclaration(
      modelKind,
      supertypes: supertypes.map {
        TypeReference(spelling: program.substitute($0, substitutions).fullName)
      },
      element: reference(toAlias: .element, substitutions, in: program),
      seed: reference(toAlias: .seed, substitutions, in: program),
      moduleScope: scope.map {
        $0.cleanseType == .unscoped ? .unscoped : .scope(TypeReference(spelling: $0.fullName))
      },
      associatedTypes: Set(
        aliases.values.map { TypeReference(spelling: program.substitute($0, substitutions).fullName) }),
      isPublic: isPublic, isGeneric: isGeneric, isSendable: isSendable)
  }

  private func reference(
    toAlias member: CleanseMember, _ substitutions: SwiftType.Substitutions, in program: Program
  ) -> TypeReference? {
    aliases[member.rawValue].map { TypeReference(spelling: program.substitute($0, substitutions).fullName) }
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
