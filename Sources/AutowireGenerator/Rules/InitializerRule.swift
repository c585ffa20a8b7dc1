/// Finds the initializer that creates a type.
struct InitializerRule {
  let catalogue: TypeCatalogue
  let rules: WiringRules
  let parameters: ParameterRule

  /// The call that creates the type, or the reasons for refusing it.
  func construction(of type: TypeCatalogue.Entry) -> Result<Construction, Refusals> {
    if let refusal = refusalOfType(type) { return .failure(Refusals([refusal])) }
    return call(of: type, as: type)
  }

  // MARK: The type

  private func refusalOfType(_ type: TypeCatalogue.Entry) -> Refusal? {
    let around = [type] + catalogue.enclosingTypes(of: type)
    if type.declaration.isLocal { return Refusal(problem: .localType(type.path), place: type.place) }
    if around.contains(where: \.declaration.isUnavailable) {
      return Refusal(problem: .unavailableType(type.path), place: type.place)
    }
    if around.contains(where: { $0.declaration.access == .file }) {
      return Refusal(problem: .privateType(type.path), place: type.place)
    }
    if around.contains(where: \.declaration.isGeneric) {
      return Refusal(problem: .genericType(type.path), place: type.place)
    }
    if type.declaration.kind == .enum { return Refusal(problem: .enumeration(type.path), place: type.place) }
    return nil
  }

  // MARK: The initializer

  /// - Parameter made: the type to create. It differs from `type` if the initializers are those of a superclass.
  private func call(of type: TypeCatalogue.Entry, as made: TypeCatalogue.Entry) -> Result<Construction, Refusals> {
    let own = type.declaration.initializers.map { (initializer: $0, owner: type) }
    let all =
      own
      + catalogue.extensions(of: type).flatMap { part in
        part.declaration.initializers.map { (initializer: $0, owner: part) }
      }
    let chosen = all.filter(\.initializer.isChosen)
    if chosen.count > 1 { return refuse(.severalChosenInitializers(of: made.path), at: made.place) }
    if let chosen = chosen.first { return call(chosen.initializer, in: chosen.owner, as: made) }
    let designated = own.filter(\.initializer.isCandidate)
    guard !designated.isEmpty else {
      // Any declared initializer replaces the implicit one, even if it is no candidate.
      let others = own.map(\.initializer).filter { !$0.isConvenience }
      guard !others.isEmpty else { return callOfUnwritten(type, as: made) }
      let problem: WiringProblem =
        others.contains { $0.isForDecoding && !$0.isUnavailable }
        ? .onlyForDecoding(made.path) : .noReachableInitializer(of: made.path)
      return refuse(problem, at: made.place)
    }
    let reachable = designated.filter { $0.initializer.access == .module }
    guard let only = reachable.first else { return refuse(.noReachableInitializer(of: made.path), at: made.place) }
    guard reachable.count == 1 else { return refuse(.severalInitializers(of: made.path), at: made.place) }
    return call(only.initializer, in: only.owner, as: made)
  }

  private func call(
    _ initializer: InitializerDeclaration, in owner: TypeCatalogue.Entry, as made: TypeCatalogue.Entry
  ) -> Result<Construction, Refusals> {
    let place = FilePlace(file: owner.file, place: initializer.place)
    let name = made.path
    if initializer.access == .file { return refuse(.noReachableInitializer(of: name), at: place) }
    if initializer.conditions != owner.declaration.conditions { return refuse(.conditionalMember(of: name), at: place) }
    if initializer.isFailable { return refuse(.failableInitializer(of: name), at: place) }
    if initializer.isThrowing { return refuse(.throwingInitializer(of: name), at: place) }
    if initializer.isAsynchronous { return refuse(.asynchronousInitializer(of: name), at: place) }
    if initializer.isGeneric { return refuse(.genericInitializer(of: name), at: place) }
    if let actor = catalogue.actor(among: initializer.attributes, of: owner) {
      return refuse(.isolatedInitializer(of: name, actor: actor), at: place)
    }
    if !initializer.attributes.contains("nonisolated"), let actor = catalogue.actor(of: made) {
      return refuse(.isolatedType(name, actor: actor), at: made.place)
    }
    return parameters.arguments(for: initializer.parameters, of: owner).map { arguments in
      Construction(
        type: name, arguments: arguments,
        needsCall: arguments.count < initializer.parameters.count
          || initializer.parameters.contains(where: \.needsCall),
        place: place)
    }
  }

  // MARK: Initializers that are not written

  private func callOfUnwritten(
    _ type: TypeCatalogue.Entry, as made: TypeCatalogue.Entry
  ) -> Result<Construction, Refusals> {
    if let actor = catalogue.actor(of: made) { return refuse(.isolatedType(made.path, actor: actor), at: made.place) }
    guard type.declaration.kind == .struct else {
      if let superclass = catalogue.superclass(of: type) { return call(of: superclass, as: made) }
      return .success(Construction(type: made.path, arguments: [], needsCall: false, place: made.place))
    }
    let properties = type.declaration.properties.filter { !($0.isConstant && $0.hasValue) }
    if properties.contains(where: { $0.conditions != type.declaration.conditions }) {
      return refuse(.conditionalMember(of: made.path), at: made.place)
    }
    let wrapped = properties.first { $0.wrapper != nil && !$0.hasValue && !isLazy($0, in: type) }
    if let wrapped, let wrapper = wrapped.wrapper {
      let place = FilePlace(file: type.file, place: wrapped.place)
      return refuse(.wrappedProperty(name: wrapped.name, wrapper: wrapper), at: place)
    }
    if properties.contains(where: { $0.access == .file }) {
      // A private property makes the memberwise initializer private, but not the initializer without arguments.
      guard properties.allSatisfy(\.hasDefault) else {
        return refuse(.noReachableInitializer(of: made.path), at: made.place)
      }
      return .success(Construction(type: made.path, arguments: [], needsCall: false, place: made.place))
    }
    // A lazy property is not a useful parameter.
    let members = properties.filter { !$0.attributes.contains("lazy") }.map(\.parameter)
    return parameters.arguments(for: members, of: type).map { arguments in
      Construction(
        type: made.path, arguments: arguments, needsCall: arguments.count < properties.count, place: made.place)
    }
  }

  /// Whether the memberwise initializer takes a `Lazy` of Cleanse for a property, and not a wrapper of this module.
  private func isLazy(_ property: PropertyDeclaration, in type: TypeCatalogue.Entry) -> Bool {
    guard property.isLazy, let wrapper = property.wrapper else { return false }
    return catalogue.resolve(wrapper, from: type).isEmpty
  }

  private func refuse(_ problem: WiringProblem, at place: FilePlace) -> Result<Construction, Refusals> {
    .failure(Refusals([Refusal(problem: problem, place: place)]))
  }
}

/// All reasons for refusing a binding.
struct Refusals: Error {
  let list: [Refusal]

  init(_ list: [Refusal]) {
    self.list = list
  }
}

extension PropertyDeclaration {
  /// The property wrapper; `nil` without one.
  fileprivate var wrapper: String? {
    attributes.first { $0.first?.isUppercase == true && !$0.isMainActor }
  }

  /// Whether its wrapper has the name of Cleanse's `Lazy`.
  fileprivate var isLazy: Bool { wrapper.map { TypeName($0).isMember(["Lazy"], of: ["Cleanse"]) } == true }

  /// Whether the memberwise initializer has a default for it.
  fileprivate var hasDefault: Bool {
    hasValue || (!isConstant && !isLazy && type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } == true)
  }

  /// The parameter of the memberwise initializer.
  fileprivate var parameter: ParameterDeclaration {
    let type = type ?? ""
    return ParameterDeclaration(
      label: name, name: name, type: isLazy ? "Lazy<\(type)>" : type, hasDefault: hasDefault, place: place)
  }
}
