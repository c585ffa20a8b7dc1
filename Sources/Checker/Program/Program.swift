import BindingGraph

/// All modules of a program, with look-up across modules.
final class Program {
  let modules: [LoadedModule]
  private(set) var types: [String: DeclaredType] = [:]
  private var functions: [String: KnownFunction] = [:]
  /// The symbols of each type's functions.
  private var members: [String: [String]] = [:]
  /// The symbols of functions that are overridden.
  private var overriddenSymbols: Set<String> = []
  private var constants: [String: (module: LoadedModule, value: Expression.ID)] = [:]
  private var parsedTypes: [String: SwiftType] = [:]
  /// The types that code has to qualify with their modules, because other modules or types share their names.
  private(set) lazy var ambiguousTypes = AmbiguousTypes(among: types.values.map(\.type.fullName)).names
  private var demangler = Demangler()

  /// Merges modules. Of two declarations of one symbol, the last one counts.
  init(_ modules: [ModuleFacts]) {
    self.modules = modules.map(LoadedModule.init)
    for module in self.modules {
      for type in module.facts.types { add(type, of: module) }
      for function in module.facts.functions {
        let isNew =
          functions.updateValue(KnownFunction(facts: function, module: module), forKey: function.symbol) == nil
        if isNew, let owner = function.owner { members[owner, default: []].append(function.symbol) }
        overriddenSymbols.formUnion(function.overridden)
      }
      for (symbol, value) in module.facts.constants { constants[symbol] = (module, value) }
    }
  }

  private func add(_ facts: TypeFacts, of module: LoadedModule) {
    var type =
      types[facts.name]
      ?? DeclaredType(type: SwiftType(declaration: facts.name), module: module, place: facts.place)
    if facts.kind != .extension {
      type.kind = facts.kind
      type.module = module
      type.place = facts.place
    }
    type.isGeneric = type.isGeneric || facts.isGeneric
    type.isPublic = type.isPublic || facts.isPublic
    type.isEntryPoint = type.isEntryPoint || facts.isEntryPoint
    type.isSendable = type.isSendable || facts.supertypes.contains("Swift.Sendable")
    for name in facts.supertypes where !SwiftType.isMarker(name) {
      let supertype = self.type(name)
      if !type.supertypes.contains(supertype) { type.supertypes.append(supertype) }
    }
    for (name, text) in facts.aliases { type.aliases[name] = self.type(text) }
    type.initializers += facts.initializers
    type.cases += facts.cases
    type.hasMutableState = type.hasMutableState || facts.hasMutableState
    types[facts.name] = type
  }

  // MARK: Look-up

  /// The type with a spelling. Each spelling is parsed once.
  func type(_ text: String) -> SwiftType {
    if let known = parsedTypes[text] { return known }
    let type = SwiftType(text)
    parsedTypes[text] = type
    return type
  }

  /// The type of a reference in the graph.
  func type(of reference: TypeReference) -> SwiftType {
    SwiftType(reference.fullName, modules: Set(modules.map(\.facts.name)))
  }

  func declaration(of type: SwiftType) -> DeclaredType? {
    type.declarationName.flatMap { types[$0] }
  }

  /// The function of a symbol; for a property or a subscript, its getter.
  func function(_ symbol: String) -> KnownFunction? {
    functions[symbol] ?? accessor("g", of: symbol)
  }

  /// The functions that run when a property is assigned.
  func writers(of symbol: String) -> [KnownFunction] {
    ["w", "s", "W"].compactMap { accessor($0, of: symbol) }
  }

  /// The symbol of an accessor differs from that of its property in one letter.
  private func accessor(_ kind: Character, of symbol: String) -> KnownFunction? {
    let suffixes = ["vp", "ip", "vpZ", "ipZ"]
    guard let suffix = suffixes.first(where: symbol.hasSuffix) else { return nil }
    let end = suffix.hasSuffix("Z") ? "\(kind)Z" : "\(kind)"
    return functions[symbol.dropLast(end.count) + end]
  }

  func isOverridden(_ function: KnownFunction) -> Bool { overriddenSymbols.contains(function.facts.symbol) }

  func members(of owner: String) -> [KnownFunction] { members[owner]?.compactMap { functions[$0] } ?? [] }

  func constant(_ symbol: String) -> (module: LoadedModule, value: Expression.ID)? { constants[symbol] }

  /// Whether code of the program computes a property in an extension of a library's type: all constants are known.
  func isComputed(_ symbol: String) -> Bool {
    guard constants[symbol] == nil, let name = demangler.typeName(ofSymbol: symbol) else { return false }
    return modules.contains {
      name.hasPrefix("(extension in \($0.facts.name)):") || name.hasPrefix("static (extension in \($0.facts.name)):")
    }
  }

  /// Whether an extension in another module added a symbol to Cleanse.
  func isOfForeignExtension(_ symbol: String) -> Bool {
    guard let name = demangler.typeName(ofSymbol: symbol), name.hasPrefix("(extension in ") else { return false }
    return !name.hasPrefix("(extension in \(CleanseSymbols.module)):")
  }

  /// All supertypes of a type that the program declares, nearest first.
  func supertypes(of type: SwiftType) -> [SwiftType] {
    var known: [SwiftType] = []
    var open = [type]
    while !open.isEmpty {
      let next = open.removeFirst()
      guard let declaration = declaration(of: next) else { continue }
      let substitutions = next.substitutions
      for supertype in declaration.supertypes {
        let supertype = substitute(supertype, substitutions)
        guard !known.contains(supertype), supertype != type else { continue }
        known.append(supertype)
        open.append(supertype)
      }
    }
    return known
  }

  func conforms(_ type: SwiftType, toProtocol required: CleanseType) -> Bool {
    supertypes(of: type).contains { $0.cleanseType == required }
  }

  /// Whether a type is known to be `Sendable`. A generic type may be so for certain arguments only, so all have to be.
  func isSendable(_ type: SwiftType) -> Bool {
    ([type] + supertypes(of: type)).contains { type in
      if type.isSendableOfStandardLibrary { return true }
      guard let declaration = declaration(of: type), declaration.isSendable else { return false }
      return declaration.kind == .protocol || type.arguments.allSatisfy(isSendable)
    }
  }

  func substitute(_ type: SwiftType, _ substitutions: SwiftType.Substitutions) -> SwiftType {
    type.substituting(substitutions) { self.associatedType($1, of: $0) }
  }
}

/// A module with cached data derived from its facts.
final class LoadedModule {
  let facts: ModuleFacts
  private let paths: [ProgramText]

  init(_ facts: ModuleFacts) {
    self.facts = facts
    paths = facts.files.map { ProgramText(copying: $0) }
  }

  /// The location in reports.
  func location(of place: FactPlace) -> SourceLocation? {
    guard paths.indices.contains(place.file) else { return nil }
    return SourceLocation(path: paths[place.file], line: place.line, column: place.column)
  }
}

extension Program {
  /// The calls that build a root component synchronously.
  func synchronousBuilds(of root: SwiftType) -> [SourceLocation] {
    modules.flatMap { module in
      module.facts.synchronousBuilds.filter { type($0.component) == root }.compactMap { module.location(of: $0.place) }
    }
  }
}
