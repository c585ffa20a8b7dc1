/// A reason why a registration needs a decision, and is not rewritten.
enum MigrationDecision: Equatable {
  case named(String)
  case arguments([String])
  case graphScope(dependents: [String])
  case weakScope
  case otherScope(String)
  case severalDefaultScopes
  case childContainer
  case keptEntry
  case changed([FilePlace])
  case modifier(String)
  case completion
  case optionalService
  /// Its object is shared until code resets it.
  case reset
  case optionalRequest(String)
  case namedRequest(String)
  case requestWithArguments(String)
  case laterRequest(String)
  case conditionalRequest(String)
  case usesContainer(String)
  case usesSurroundings([String])
  case privateType(String)
  case isolated(String, actor: String)
  case conditional
  case duplicate([FilePlace])
  case oneOfSeveral([FilePlace])
  case ambiguousRequest(String)
  case unreadFactory
  case unreadInitializer(String)

  /// The reason, and the ways to write it with Cleanse.
  /// - Parameter shown: the spelling of a location.
  func text(_ shown: (FilePlace) -> String) -> String {
    switch self {
    case .named(let name):
      "registered with the name \(name): bind it with a tag, tagged(with:), or give it a type of its own"
    case .arguments(let names):
      "takes arguments (\(names.joined(separator: ", "))): use assisted injection, bindFactory, or make them the seed of "
        + "a subcomponent"
    case .graphScope(let dependents):
      "is shared during one resolution, in which "
        + (dependents.count > 1
          ? dependents.joined(separator: ", ") : (dependents + ["other code"]).joined(separator: " and "))
        + " may ask for it several times: "
        + "write sharedInScope() if they need the same object, in the component or in a subcomponent; leave it unscoped "
        + "otherwise"
    case .weakScope: "is shared while it is used: share it in a subcomponent that you release"
    case .otherScope(let scope):
      "has the scope \(scope): bind it with sharedInScope() in a subcomponent with this lifetime"
    case .severalDefaultScopes:
      "names no scope, and not all containers have the usual default: share it in the component, or leave it unscoped"
    case .childContainer:
      "is in a child container, or beside one: bind it in the component or subcomponent that needs it"
    case .keptEntry: "its entry is used by other code, which may change it: bind what the entry is at the end"
    case .changed(let places):
      "is changed by the code at \(Self.list(places.map(shown))): bind what it is then, or make the change an override"
    case .modifier(let name): ".\(name) has no certain equivalent: see the guide"
    case .completion:
      "is set up after its creation: use property injection, or a WeakProvider for a cycle"
    case .reset: "is shared until code resets its scope: share it in a subcomponent that you release then"
    case .optionalService: "may be nil: use bindOptional, and bind the type where it exists"
    case .optionalRequest(let type):
      "\(type) may be missing: make it a required dependency, or use bindOptional and an optional parameter"
    case .namedRequest(let type): "asks for \(type) by a name: use a tag, and a parameter TaggedProvider"
    case .requestWithArguments(let type): "creates \(type) with arguments: make the factory of \(type) a parameter"
    case .laterRequest(let type): "creates \(type) in a closure: make a parameter of type () -> \(type)"
    case .conditionalRequest(let type):
      "asks for \(type) only in a branch: make it a dependency, or a parameter of type Provider<\(type)>"
    case .usesContainer(let name):
      "uses \(name) for more than asking for dependencies: pass the dependencies that this code needs"
    case .usesSurroundings(let names):
      "uses \(names.joined(separator: ", ")) of the code around it: bind these values, or make them a seed"
    case .privateType(let type): "\(type) is private: bind it in its file"
    case .isolated(let type, let actor):
      "\(type) is isolated to \(actor): bind it in a module of a component on that actor"
    case .conditional: "is registered only under a condition: use an override, or a branch in configure"
    case .duplicate(let places):
      "is also registered at \(Self.list(places.map(shown))): bind it once, and make the others overrides"
    case .oneOfSeveral(let places):
      "has the type of other factories, at \(Self.list(places.map(shown))): bind each with a tag, or give it a type of its own"
    case .ambiguousRequest(let type):
      "asks for one of several factories of \(type): use the tag of that factory, and a parameter TaggedProvider"
    case .unreadInitializer(let function):
      "\(function) was not read, or is one of several: write a closure whose parameters are its dependencies"
    case .unreadFactory: "its factory is not a closure: write a function whose parameters are its dependencies"
    }
  }

  /// The first items of a list.
  private static func list(_ items: [String]) -> String {
    items.prefix(3).joined(separator: ", ") + (items.count > 3 ? " and \(items.count - 3) more" : "")
  }
}
