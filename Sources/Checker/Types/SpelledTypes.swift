import BindingGraph

/// Answers questions about types from their declarations and spellings, for graphs that were read from source code.
///
/// Nothing is known of a type without a declaration, not even that it does not conform to a protocol.
package final class SpelledTypes: TypeAdvisor {
  private var declarations: [TypeReference: TypeDeclaration] = [:]
  private var typesOfName: [String: [TypeReference]] = [:]
  private lazy var modulesOfType: [TypeReference: [IdleModule]] = {
    var found: [TypeReference: [IdleModule]] = [:]
    for module in findModules() { for type in module.locations.keys { found[type, default: []].append(module) } }
    return found
  }()
  /// Finds the modules of the program and the types that they bind. Called once, and only after a missing binding.
  package var findModules: () -> [IdleModule] = { [] }
  /// Finds the initializer of a type that has only one.
  package var findInitializer: (TypeReference) -> InitializerSignature? = { _ in nil }
  /// Finds the initializers of a type by their use for bindings.
  package var findInitializers: (TypeReference) -> TypeInitializers? = { _ in nil }

  package init() {}

  // MARK: Declarations

  /// Adds the declaration of a type. A generic type is declared once, without arguments.
  package func declare(_ type: TypeReference, as declaration: TypeDeclaration) {
    declarations[type] = declaration
    add(type)
  }

  /// Adds a type that occurs in a graph, so that it is recognized as a type argument of others.
  package func add(_ type: TypeReference) {
    guard typesOfName[type.fullName, default: []].contains(type) == false else { return }
    typesOfName[type.fullName, default: []].append(type)
  }

  /// The known type of a full name, if only one type has that name.
  private func type(named fullName: String) -> TypeReference {
    if let known = typesOfName[fullName], known.count == 1 { return known[0] }
    return TypeReference(spelling: fullName)
  }

  private func declaration(of type: TypeReference) -> TypeDeclaration? {
    if let own = declarations[type] { return own }
    guard let name = TypeName(type.fullName).declarationName, name != type.fullName else { return nil }
    return declarations[self.type(named: name)]
  }

  // MARK: Answers

  package func shape(of type: TypeReference) -> TypeShape {
    if let shape = genericShape(of: TypeName(type.fullName)) { return shape }
    if let declaration = declaration(of: type) {
      switch declaration.kind {
      case .class: return .object
      case .struct: return type.isOfStandardLibrary ? .constant : .value
      case .enum: return .constant
      case .protocol: return .existential
      }
    }
    if let result = Self.resultOfClosure(type.fullName) { return .closure(returning: self.type(named: result)) }
    if type.fullName.hasPrefix("any ") || type.fullName.utf8.contains(UInt8(ascii: "&")) { return .existential }
    let isDeclared = TypeName(type.fullName).path != nil
    return isDeclared && !type.isOfStandardLibrary ? .unknown : .constant
  }

  package func bindingStep(for type: TypeReference) -> BindingStep? {
    guard let path = TypeName(type.fullName).path, path.count == 2, let argument = path[1].argumentNames.first else {
      return nil
    }
    let step = CleanseSymbols.bindingSteps["\(path[0].name).\(path[1].name)"]
    return step.map { BindingStep($0, self.type(named: argument)) }
  }

  package func isKind(_ type: TypeReference, of other: TypeReference) -> Bool? {
    guard let (base, arguments) = constrainedProtocol(other) else { return isPlainKind(type, of: other) }
    if type == other { return isPlainKind(base, of: base) }
    guard isPlainKind(type, of: base) == true else { return isPlainKind(type, of: base) }
    // The associated type of each argument is unknown.
    return declaration(of: type).map { arguments.isSubset(of: $0.associatedTypes) }
  }

  /// The protocol and the arguments of a type such as `any Codec<Int>`.
  private func constrainedProtocol(_ type: TypeReference) -> (base: TypeReference, arguments: Set<TypeReference>)? {
    let mark = "any "
    guard type.fullName.hasPrefix(mark) else { return nil }
    let name = TypeName(String(type.fullName.dropFirst(mark.count)))
    guard let declarationName = name.declarationName, let arguments = name.path?.last?.argumentNames else { return nil }
    return (self.type(named: declarationName), Set(arguments.map { self.type(named: $0) }))
  }

  package func isObject(_ type: TypeReference) -> Bool? {
    switch shape(of: type) {
    case .object: return true
    case .unknown: return nil
    case .existential: break
    default: return false
    }
    let base = constrainedProtocol(type)?.base ?? type
    let isForObjects = lineage(of: base).contains { $0.fullName == "Swift.AnyObject" || shape(of: $0) == .object }
    return isForObjects ? true : nil
  }

  private func isPlainKind(_ type: TypeReference, of other: TypeReference) -> Bool? {
    let lineage = lineage(of: type)
    if lineage.contains(other), other != type || declaration(of: type) != nil { return true }
    return lineage.allSatisfy { declaration(of: $0) != nil } ? false : nil
  }

  /// A type with all its known supertypes and protocols.
  private func lineage(of type: TypeReference) -> Set<TypeReference> {
    var known: Set<TypeReference> = []
    var open = [type]
    while let next = open.popLast() {
      if known.insert(next).inserted { open += declaration(of: next)?.supertypes ?? [] }
    }
    return known
  }

  package func isSendable(_ type: TypeReference) -> Bool? {
    guard let declaration = declaration(of: type) else { return nil }
    let lineage = lineage(of: type)
    if lineage.contains(where: isDeclaredSendable) { return true }
    // The answer is unknown for a generic type, whose conformance can have conditions, and for a protocol with an
    // undeclared supertype. The conformances of all other types are known.
    let isConditional = declaration.isGeneric || lineage.contains { self.declaration(of: $0)?.isSendable == true }
    return isConditional || declaration.kind == .protocol && lineage.contains { self.declaration(of: $0) == nil }
      ? nil : false
  }

  /// Whether a type itself is declared `Sendable`. A generic type may be so for certain arguments only.
  private func isDeclaredSendable(_ type: TypeReference) -> Bool {
    guard let declaration = declaration(of: type), declaration.isSendable else { return false }
    return declaration.kind == .protocol
      || TypeName(type.fullName).argumentNames.map { self.type(named: $0) }.allSatisfy {
        $0.isKnownToBeSendable || isSendable($0) == true
      }
  }

  package func onlyInitializer(of type: TypeReference) -> InitializerSignature? { findInitializer(type) }

  package func implementations(of type: TypeReference) -> [TypeReference] {
    declarations.filter { candidate, declaration in
      [.struct, .class].contains(declaration.kind) && !declaration.isGeneric && isKind(candidate, of: type) == true
    }.map(\.key)
  }

  package func initializers(of type: TypeReference) -> TypeInitializers? { findInitializers(type) }

  package func elementOfTag(_ type: TypeReference) -> TypeReference? {
    lineage(of: type).contains { $0.fullName == CleanseType.tag.fullName } ? declaration(of: type)?.element : nil
  }

  package func modules(binding type: TypeReference) -> [IdleModule] { modulesOfType[type] ?? [] }

  package func canName(_ type: TypeReference, in library: String?) -> Bool? {
    var answer: Bool? = true
    TypeName(type.fullName).forEachPath { parts in
      for end in parts.indices.dropFirst() {
        switch isPublic(parts[...end], seenFrom: library) {
        case true?: break
        case false?: answer = false
        case nil: if answer == true { answer = nil }
        }
      }
    }
    return answer
  }

  /// Whether another Swift module can name a type, by the access levels of the type and its enclosing types.
  private func isPublic(_ path: ArraySlice<TypeName.Part>, seenFrom library: String?) -> Bool? {
    guard !path.contains(where: \.isNameless), let module = path.first.map({ String($0.name) }), module != library,
      module != CleanseSymbols.module, !TypeReference.platformLibraries.contains(module)
    else { return true }
    return declarations[type(named: path.map(\.name).joined(separator: "."))]?.isPublic
  }

  package func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool {
    switch declaration(of: module)?.moduleScope {
    case .unscoped: true
    case .scope(let own): own == scope
    case nil: false
    }
  }

  // MARK: Names

  /// The shape of a generic type of the standard library or of Cleanse. A name may omit the module.
  private func genericShape(of name: TypeName) -> TypeShape? {
    guard let path = name.path, path.count <= 2, let last = path.last else { return nil }
    let arguments = last.argumentNames.map { type(named: $0) }
    guard let first = arguments.first else { return nil }
    let module = name.module ?? Self.module(of: last.name)
    if module == CleanseSymbols.module, arguments.count == 1 { return ownShape(of: last.name, first) }
    switch (module, last.name, arguments.count) {
    case ("Swift", "Optional", 1): return .optional(of: first)
    case ("Swift", "Array", 1): return .array(of: first)
    case ("Swift", "Set", 1): return .set(of: first)
    case ("Swift", "Dictionary", 2): return .dictionary(key: first, value: arguments[1])
    default: return nil
    }
  }

  /// The shape of a type of Cleanse with one type argument.
  private func ownShape(of name: Substring, _ argument: TypeReference) -> TypeShape? {
    switch CleanseType(rawValue: String(name)) {
    case .taggedProvider: return .tagged(tag: argument, element: declaration(of: argument)?.element)
    case .assisted: return .assisted(of: argument)
    case .componentFactory, .sendableComponentFactory, .asyncComponentFactory: return .componentFactory(of: argument)
    case .factory:
      let declaration = declaration(of: argument)
      return .assistedFactory(tag: argument, seed: declaration?.seed, product: declaration?.element)
    case .propertyInjector: return .propertyInjector(of: argument)
    default: return nil
    }
  }

  /// The probable module of a generic type whose name omits it.
  private static func module(of name: Substring) -> Substring {
    ["Optional", "Array", "Set", "Dictionary"].contains(name) ? "Swift" : CleanseSymbols.module[...]
  }

  /// The result type of a function without parameters.
  private static func resultOfClosure(_ name: String) -> String? {
    var rest = name[...]
    while rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") { rest = rest[space...].dropFirst() }
    guard rest.hasPrefix("()"), let arrow = rest.indices.first(where: { rest[$0...].hasPrefix("-> ") }) else {
      return nil
    }
    return String(rest[arrow...].dropFirst(3))
  }
}
