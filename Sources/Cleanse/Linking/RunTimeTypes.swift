import BindingGraph

/// Answers from the types of the running program. Exists on faulty graphs only.
final class RunTimeTypes: TypeAdvisor {
  /// A search for a conformance that does not exist goes through the whole program.
  private var remainingSearches = 1000

  func shape(of reference: TypeReference) -> TypeShape {
    guard let type = reference.type else { return .unknown }
    if let shape = TypeShape(of: reference) { return shape }
    if type is AnyClass { return .object }
    if ExistentialType(type) != nil { return .existential }
    let metadata = TypeMetadata(type)
    if let result = metadata.resultOfClosure { return .closure(returning: TypeReference(result)) }
    return metadata.isStruct && !reference.isOfStandardLibrary ? .value : .constant
  }

  func bindingStep(for reference: TypeReference) -> BindingStep? {
    guard remainingSearches > 0 else { return nil }
    remainingSearches -= 1
    return (reference.type as? any TypeWithBindingStep.Type)?.bindingStep
  }

  func isKind(_ type: TypeReference, of other: TypeReference) -> Bool? {
    guard let type = type.type, let other = other.type else { return nil }
    if type == other { return true }
    if let existential = ExistentialType(other) {
      guard remainingSearches > 0 else { return nil }
      remainingSearches -= 1
      return existential.isConformed(by: type) ?? ConstrainedProtocol(other)?.isConformed(by: type)
    }
    guard type is AnyClass, other is AnyClass else { return false }
    func isSubclass<Superclass>(of superclass: Superclass.Type) -> Bool { type is Superclass.Type }
    return isSubclass(of: other)
  }

  func isObject(_ reference: TypeReference) -> Bool? {
    guard let type = reference.type else { return nil }
    guard !(type is AnyClass) else { return true }
    guard let existential = ExistentialType(type) else { return false }
    return existential.takesObjectsOnly || ConstrainedProtocol(type)?.takesObjectsOnly == true ? true : nil
  }

  /// `Sendable` leaves no trace at run time, but actors do.
  func isSendable(_ reference: TypeReference) -> Bool? {
    reference.type is any Actor.Type ? true : nil
  }

  /// The runtime does not know initializers.
  func hasOneInitializer(_ type: TypeReference) -> Bool { false }

  /// A running program knows the modules that it includes, and no others.
  func modules(binding type: TypeReference) -> [ModuleBinding] { [] }

  func module(namedAfter library: String) -> TypeReference? {
    let name = library + "Module"
    let path = "\(library.utf8.count)\(library)\(name.utf8.count)\(name)"
    // Mangled names of a struct, an enumeration and a class.
    let types = ["V", "O", "C"].lazy.compactMap { _typeByName(path + $0) }
    return types.first { $0 is any Module.Type }.map { TypeReference($0) }
  }

  func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool {
    guard let module = module.type as? any Module.Type else { return false }
    func scopeOfModule<M: Module>(_ module: M.Type) -> Any.Type { M.Scope.self }
    let moduleScope = scopeOfModule(module)
    return moduleScope == Unscoped.self || moduleScope == scope?.type
  }
}
