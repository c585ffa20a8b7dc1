extension WiringProblem {
  /// The problem in words.
  var message: String {
    switch self {
    case .uninjectableParameter(let name, let type):
      "cannot inject non-injectable dependency '\(name)' of type '\(type)'"
    case .aliasedParameter(let name, let type):
      "cannot inject dependency '\(name)': '\(type)' is a type alias, and aliases are not followed: write the type itself"
    case .unsuitableParameter(let name, let modifier):
      "cannot inject dependency '\(name)': nothing in a graph is '\(modifier)'"
    case .noImplementation(let type, let suffix, let similar):
      "no type that conforms to '\(type)' has a name that ends in '\(suffix)'"
        + (similar.isEmpty ? "" : "; there is \(list(similar))")
    case .severalImplementations(let type, let candidates):
      "several types could be the implementation of '\(type)': \(list(candidates))"
    case .privateType(let type): "'\(type)' is private: no code outside of its file can make it"
    case .unavailableType(let type): "'\(type)' is unavailable: no code can make it"
    case .alias(let type): "'\(type)' is a type alias, and aliases are not followed: mark the type itself"
    case .aliasedMark(let type, let alias):
      "'\(type)' is marked by '\(alias)', a type alias, and aliases are not followed: write the mark itself"
    case .localType(let type): "'\(type)' is declared in a function or a block: no code outside of that can make it"
    case .genericType(let type): "'\(type)' is generic: bind the types that are made of it by hand"
    case .isolatedType(let type, let actor):
      "'\(type)' belongs to '\(actor)', and a graph may be asked on any thread: make its initializer nonisolated, or bind it by hand"
    case .enumeration(let type): "'\(type)' is an enumeration: bind one of its cases by hand"
    case .typeOfOtherModule(let type): "'\(type)' is not declared in this module: bind it by hand"
    case .noReachableInitializer(let type): "'\(type)' has no initializer that code outside of its file can call"
    case .onlyForDecoding(let type):
      "all initializers of '\(type)' are for decoding: declare another one, or bind it by hand"
    case .severalInitializers(let type):
      "'\(type)' has several initializers: write '\(InitializerDeclaration.choice)' above the one to use"
    case .severalChosenInitializers(let type):
      "'\(type)' has several initializers that say '\(InitializerDeclaration.choice)'"
    case .throwingInitializer(let type): "the initializer of '\(type)' throws: bind it by hand"
    case .asynchronousInitializer(let type): "the initializer of '\(type)' is asynchronous: bind it by hand"
    case .failableInitializer(let type): "the initializer of '\(type)' may return nil: bind it by hand"
    case .genericInitializer(let type): "the initializer of '\(type)' is generic: bind it by hand"
    case .isolatedInitializer(let type, let actor):
      "the initializer of '\(type)' belongs to '\(actor)', and a graph may create objects on any thread: bind it by hand"
    case .conditionalMember(let type):
      "an initializer or a stored property of '\(type)' is inside #if: choose an initializer with '\(InitializerDeclaration.choice)'"
    case .wrappedProperty(let name, let wrapper):
      "the property '\(name)' is wrapped by '\(wrapper)': declare an initializer"
    case .needsGraph(let name, let type):
      "cannot pass dependency '\(name)' of type '\(type)' without a graph"
    case .cycle(let types): "dependency cycle: \(types.joined(separator: " -> "))"
    case .conditionalType(let type): "'\(type)' stands in #if, which a composition root cannot follow"
    }
  }

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
