extension WiringProblem {
  /// The problem in words.
  var message: String {
    switch self {
    case .uninjectableParameter(let name, let type):
      "cannot inject non-injectable dependency '\(name)' of type '\(type)': mark the type, or use --allow-unmarked and bind it by hand"
    case .aliasedParameter(let name, let type):
      "cannot inject dependency '\(name)': '\(type)' is a type alias, and aliases are not followed: write the type itself"
    case .unsuitableParameter(let name, let modifier):
      "cannot inject dependency '\(name)': a graph cannot provide a parameter that is '\(modifier)'"
    case .noImplementation(let type, let suffix, let similar):
      "no type that conforms to '\(type)' has a name ending in '\(suffix)'"
        + (similar.isEmpty ? "" : "; found \(list(similar))")
    case .severalImplementations(let type, let candidates):
      "'\(type)' has several implementations: \(list(candidates))"
    case .privateType(let type): "'\(type)' is private and cannot be created outside its file"
    case .unavailableType(let type): "'\(type)' is unavailable and cannot be created"
    case .alias(let type): "'\(type)' is a type alias, and aliases are not followed: mark the type itself"
    case .aliasedMark(let type, let alias):
      "'\(type)' is marked by '\(alias)', a type alias, and aliases are not followed: write the mark itself"
    case .localType(let type): "'\(type)' is declared in a function or a block and cannot be created outside it"
    case .genericType(let type): "'\(type)' is generic: bind its specializations by hand"
    case .isolatedType(let type, let actor):
      "'\(type)' is isolated to '\(actor)', but a graph may create objects on any thread: make its initializer nonisolated, or bind it by hand"
    case .enumeration(let type): "'\(type)' is an enumeration: bind one of its cases by hand"
    case .typeOfOtherModule(let type): "'\(type)' is declared in another module: bind it by hand"
    case .noReachableInitializer(let type): "'\(type)' has no initializer that can be called outside its file"
    case .onlyForDecoding(let type):
      "all initializers of '\(type)' are for decoding: add another one, or bind it by hand"
    case .severalInitializers(let type):
      "'\(type)' has several initializers: write '\(InitializerDeclaration.choice)' above the one to use"
    case .severalChosenInitializers(let type):
      "'\(type)' has several initializers with '\(InitializerDeclaration.choice)'"
    case .throwingInitializer(let type): "the initializer of '\(type)' throws: bind it by hand"
    case .asynchronousInitializer(let type): "the initializer of '\(type)' is asynchronous: bind it by hand"
    case .failableInitializer(let type): "the initializer of '\(type)' may return nil: bind it by hand"
    case .genericInitializer(let type): "the initializer of '\(type)' is generic: bind it by hand"
    case .isolatedInitializer(let type, let actor):
      "the initializer of '\(type)' is isolated to '\(actor)', but a graph may create objects on any thread: bind it by hand"
    case .conditionalMember(let type):
      "an initializer or a stored property of '\(type)' is inside #if: choose an initializer with '\(InitializerDeclaration.choice)'"
    case .wrappedProperty(let name, let wrapper):
      "the property '\(name)' has the wrapper '\(wrapper)' and no value: declare an initializer"
    case .needsGraph(let name, let type):
      "cannot pass dependency '\(name)' of type '\(type)' without a graph"
    case .cycle(let types): "dependency cycle: \(types.joined(separator: " -> "))"
    case .conditionalType(let type): "'\(type)' is inside #if, which a composition root does not support"
    }
  }

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
