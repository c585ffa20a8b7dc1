import BindingGraph

/// Knows of types what a front end tells, and what their names say: for graphs that were read from source code.
///
/// Of a type that was not told nothing is known: it may be a kind of anything.
package final class SpelledTypes: TypeAdvisor {
  private var declarations: [TypeReference: TypeDeclaration] = [:]
  private var typesOfName: [String: [TypeReference]] = [:]
  private lazy var modulesOfType: [TypeReference: [IdleModule]] = {
    var found: [TypeReference: [IdleModule]] = [:]
    for module in findModules() { for type in module.locations.keys { found[type, default: []].append(module) } }
    return found
  }()
  /// Says which modules of the program bind which types; asked once, and only where something is missing.
  package var findModules: () -> [IdleModule] = { [] }
  /// Says which initializer of a type is its only one.
  package var findInitializer: (TypeReference) -> InitializerSignature? = { _ in nil }
  /// Says whether all initializers of a type are private.
  package var findPrivacy: (TypeReference) -> Bool? = { _ in nil }

  package init() {}

  // MARK: Telling

  /// Tells how a type is declared. A generic one is declared once, without arguments.
  package func declare(_ type: TypeReference, as declaration: TypeDeclaration) {
    declarations[type] = declaration
    add(type)
  }

  /// Tells that a type occurs, so that it is recognised among the arguments of others.
  package func add(_ type: TypeReference) {
    guard typesOfName[type.fullName, default: []].contains(type) == false else { return }
    typesOfName[type.fullName, default: []].append(type)
  }

  /// The type of a full name, as it was told where only one has that name.
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
    return Self.bindingSteps["\(path[0].name).\(path[1].name)"].map { BindingStep($0, self.type(named: argument)) }
  }

  package func isKind(_ type: TypeReference, of other: TypeReference) -> Bool? {
    guard let (base, arguments) = constrainedProtocol(other) else { return isPlainKind(type, of: other) }
    if type == other { return isPlainKind(base, of: base) }
    guard isPlainKind(type, of: base) == true else { return isPlainKind(type, of: base) }
    // It is not known which argument is which associated type.
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

  /// A type and all that it inherits from and conforms to, as far as that was told.
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
    let lineage = lineage(of: type).map { self.declaration(of: $0) }
    if lineage.contains(where: { $0?.isSendable == true }) { return true }
    // Of a type, all conformances are told; of a protocol, its own. What those of a generic type depend on is not.
    return declaration.isGeneric || declaration.kind == .protocol && lineage.contains { $0 == nil } ? nil : false
  }

  package func onlyInitializer(of type: TypeReference) -> InitializerSignature? { findInitializer(type) }

  package func hasOnlyPrivateInitializers(_ type: TypeReference) -> Bool? { findPrivacy(type) }

  package func elementOfTag(_ type: TypeReference) -> TypeReference? {
    lineage(of: type).contains { $0.fullName == "Cleanse.Tag" } ? declaration(of: type)?.element : nil
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

  /// Whether a type and what it is nested in can be named in a Swift module, as its declaration has it.
  private func isPublic(_ path: ArraySlice<TypeName.Part>, seenFrom library: String?) -> Bool? {
    guard !path.contains(where: \.isNameless), let module = path.first.map({ String($0.name) }), module != library,
      module != "Cleanse", !TypeReference.platformLibraries.contains(module)
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

  /// What a generic type of the standard library or of Cleanse is made of. A name may leave out the module.
  private func genericShape(of name: TypeName) -> TypeShape? {
    guard let path = name.path, path.count <= 2, let last = path.last else { return nil }
    let arguments = last.argumentNames.map { type(named: $0) }
    guard let first = arguments.first else { return nil }
    switch (name.module ?? Self.module(of: last.name), last.name, arguments.count) {
    case ("Swift", "Optional", 1): return .optional(of: first)
    case ("Swift", "Array", 1): return .array(of: first)
    case ("Swift", "Set", 1): return .set(of: first)
    case ("Swift", "Dictionary", 2): return .dictionary(key: first, value: arguments[1])
    case ("Cleanse", "TaggedProvider", 1): return .tagged(tag: first, element: declaration(of: first)?.element)
    case ("Cleanse", "Assisted", 1): return .assisted(of: first)
    case ("Cleanse", "ComponentFactory", 1), ("Cleanse", "SendableComponentFactory", 1),
      ("Cleanse", "AsyncComponentFactory", 1):
      return .componentFactory(of: first)
    case ("Cleanse", "Factory", 1):
      let declaration = declaration(of: first)
      return .assistedFactory(tag: first, seed: declaration?.seed, product: declaration?.element)
    case ("Cleanse", "PropertyInjector", 1): return .propertyInjector(of: first)
    default: return nil
    }
  }

  /// The steps of extension libraries, by the generic types that they bind.
  private static let bindingSteps = [
    "Pure.Factory": "bindPureFactory", "Pure.Configurator": "bindPureConfigurator",
  ]

  /// The module that a generic type is probably of, where its name does not say.
  private static func module(of name: Substring) -> Substring {
    ["Optional", "Array", "Set", "Dictionary"].contains(name) ? "Swift" : "Cleanse"
  }

  /// What a function without parameters returns.
  private static func resultOfClosure(_ name: String) -> String? {
    var rest = name[...]
    while rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") { rest = rest[space...].dropFirst() }
    guard rest.hasPrefix("()"), let arrow = rest.indices.first(where: { rest[$0...].hasPrefix("-> ") }) else {
      return nil
    }
    return String(rest[arrow...].dropFirst(3))
  }
}
