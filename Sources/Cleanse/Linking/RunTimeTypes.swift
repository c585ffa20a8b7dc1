import BindingGraph

/// Finds facts about types in the running program. Created only for graphs with errors or weak providers, and by rules.
final class RunTimeTypes: TypeAdvisor {
  /// The budget of conformance searches. A search for a conformance that does not exist scans the whole program.
  private var remainingSearches: Int
  #if DEBUG || DetailedReports
    /// The Cleanse modules found by the name of a library: `Storage` leads to `StorageModule`.
    private var namesakes: [String: IdleModule?] = [:]
    private lazy var conformances = ConformanceRecords()
  #endif

  private let anotherCopy: AnotherCopy

  init(maximumSearches: Int = 1000, anotherCopy: AnotherCopy = AnotherCopy()) {
    remainingSearches = maximumSearches
    self.anotherCopy = anotherCopy
  }

  func shape(of reference: TypeReference) -> TypeShape {
    guard let type = reference.type else { return .unknown }
    if let shape = TypeShape(of: reference) { return shape }
    if anotherCopy.declares(type) { return .ofAnotherCopy }
    if type is AnyClass { return .object }
    if ExistentialType(type) != nil { return .existential }
    let metadata = TypeMetadata(type)
    if let result = metadata.resultOfClosure { return .closure(returning: TypeReference(result)) }
    return metadata.isStruct && !reference.isOfStandardLibrary ? .value : .constant
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

  // MARK: Hints

  #if DEBUG || DetailedReports
    func bindingStep(for reference: TypeReference) -> BindingStep? {
      guard remainingSearches > 0 else { return nil }
      remainingSearches -= 1
      return (reference.type as? any TypeWithBindingStep.Type)?.bindingStep
    }

    /// Answers for actors only: `Sendable` leaves no trace at run time.
    func isSendable(_ reference: TypeReference) -> Bool? {
      reference.type is any Actor.Type ? true : nil
    }

    /// The runtime does not know initializers.
    func onlyInitializer(of type: TypeReference) -> InitializerSignature? { nil }

    func implementations(of reference: TypeReference) -> [TypeReference] {
      guard let type = reference.type, let descriptor = ExistentialType(type)?.descriptorOfOnlyProtocol else {
        return []
      }
      return conformances.typeNames(conformingTo: descriptor).map { TypeReference(spelling: $0) }
    }

    func initializers(of type: TypeReference) -> TypeInitializers? { nil }

    func elementOfTag(_ reference: TypeReference) -> TypeReference? {
      guard remainingSearches > 0, let tag = reference.type as? any Tag.Type else { return nil }
      remainingSearches -= 1
      func element<T: Tag>(of tag: T.Type) -> TypeReference { TypeReference(T.Element.self) }
      return element(of: tag)
    }

    /// A running program knows the modules that it includes. It can also find a module that is named after the library of
    /// a type, such as `StorageModule` of `Storage`.
    func modules(binding type: TypeReference) -> [IdleModule] {
      guard let library = type.library(shape: shape(of: type)) else { return [] }
      let known = namesakes[library]
      let module = known ?? namesake(of: library)
      namesakes[library] = .some(module)
      return module.map { $0.locations[type] == nil ? [] : [$0] } ?? []
    }

    private func namesake(of library: String) -> IdleModule? {
      let name = library + "Module"
      let path = "\(library.utf8.count)\(library)\(name.utf8.count)\(name)"
      // Mangled names of a struct, an enumeration and a class.
      let types = ["V", "O", "C"].lazy.compactMap { _typeByName(path + $0) as? any Module.Type }
      return types.first.map { IdleModule(TypeReference($0), boundAloneIn: RecordedGraph(alone: $0).linked) }
    }

    /// The runtime does not know the access levels of another Swift module.
    func canName(_ type: TypeReference, in library: String?) -> Bool? {
      type.modules.subtracting(TypeReference.platformLibraries).allSatisfy { $0 == library || $0 == "Cleanse" }
        ? true : nil
    }

    func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool {
      guard let module = module.type as? any Module.Type else { return false }
      func scopeOfModule<M: Module>(_ module: M.Type) -> Any.Type { M.Scope.self }
      let moduleScope = scopeOfModule(module)
      return moduleScope == Unscoped.self || moduleScope == scope?.type
    }
  #endif
}
