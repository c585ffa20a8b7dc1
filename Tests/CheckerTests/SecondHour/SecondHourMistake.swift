import BindingGraph

/// A typical early mistake of a program's author, and the advice of its diagnostic.
struct SecondHourMistake: Sendable, CustomStringConvertible {
  /// The quality of the advice.
  enum Score: Int, Sendable, Comparable {
    case nothing, poorReport, goodReport, exactLine

    static func < (left: Score, right: Score) -> Bool { left.rawValue < right.rawValue }
  }

  /// The code that contains the mistake.
  enum Source: Sendable, Equatable {
    /// `Mistakes.NAME.App` of the fixtures.
    case graph(String)
    /// A file of `Tests/Fixtures/Refusals`, without its extension.
    case refusal(String)
  }

  let source: Source
  let score: Score
  /// `nil` if the compiler refuses the source.
  let id: DiagnosticID?
  /// The line to write, words that name the fix, or the compiler's message.
  let advice: String

  var description: String {
    switch source {
    case .graph(let name), .refusal(let name): name
    }
  }

  /// A graph whose report contains the fixing line.
  private static func line(
    _ name: String, _ advice: String, as id: DiagnosticID = .missingBinding
  ) -> SecondHourMistake {
    SecondHourMistake(source: .graph(name), score: .exactLine, id: id, advice: advice)
  }

  /// A graph whose report describes the fix in words.
  private static func words(
    _ name: String, _ advice: String, as id: DiagnosticID = .missingBinding, _ score: Score = .goodReport
  ) -> SecondHourMistake {
    SecondHourMistake(source: .graph(name), score: score, id: id, advice: advice)
  }

  private static func refusal(_ file: String, _ message: String, _ score: Score = .goodReport) -> SecondHourMistake {
    SecondHourMistake(source: .refusal(file), score: score, id: nil, advice: message)
  }

  static let all = requests + factories + collections + components + bindings + refusals

  private static let requests = [
    line("ForgottenBinding", "binder.bind(Clock.self).to(factory: Clock.init)"),
    words("ForgottenChain", "bind it in App, and bind Cable, which it requires; for example"),
    words("WrongTag", "TaggedProvider<Secondary>, the same type with a different tag"),
    line("ForgottenTag", "binder.bind(String.self).tagged(with: Host.self).to { $0 as String }"),
    words("UntaggedRequest", "TaggedProvider<Host>, the same type with a tag"),
    words("TagItself", "BaseURL is a tag: inject TaggedProvider<BaseURL>, which provides String"),
    words("CollectionOfTag", "BaseURL is a tag: inject TaggedProvider<BaseURL>, which provides String"),
    words("ProviderOfTag", "BaseURL is a tag: inject TaggedProvider<BaseURL>, which provides String"),
    line("ForgottenProtocol", "binder.bind((any Storage).self).to { $0 as DiskStorage }"),
    line("ForgottenSuperclass", "binder.bind(Logger.self).to { $0 as FileLogger }"),
    words(
      "ImplementationRequested",
      "inject Storage if it is bound to DiskStorage: a binding of DiskStorage itself would create a second object"),
    line("UndeclaredOptional", "binder.bindOptional(Coupon.self)"),
    words("OptionalBound", "Optional<Coupon>, which is bound, unlike Coupon"),
    line("ProviderOfUnbound", "binder.bind(Parser.self).to(factory: Parser.init)"),
    line("ClosureOfUnbound", "binder.bind(Parser.self).to(factory: Parser.init)"),
    words("ClosureWithArgument", "to create something from an argument, inject a Factory, and bind that"),
    words("ClosureForFactory", "Factory<Make>, an assisted factory that creates Page from an argument"),
    line("DefaultArgument", "binder.bind(Client.self).to { Client(host: $0) }"),
    words("PrivateInitializer", "Session has only private initializers: bind an existing value in App, for example"),
    words(
      "FailableInitializer",
      "an initializer of Sensor can return nil: bind and inject Sensor?, or unwrap it in a closure; for example"),
    words(
      "ThrowingInitializer",
      "Archive is created asynchronously or can throw: bind it as shared in App, which AsyncComponentFactory then builds"
    ),
    words("MisspelledType", "ProfilesStore, which has a similar name"),
    words("Namesake", "Configuration, a different type with the same name"),
    line("OtherGenericArgument", "binder.bind(Repository<User>.self).to(factory: Repository<User>.init)"),
    line(
      "SuperclassInjector",
      "binder.bindPropertyInjectionOf(ProfileView.self).to "
        + "{ (object: ProfileView, injector: PropertyInjector<View>) in injector.injectProperties(into: object) }"),
    words("ForgottenInjector", "bind it in App, for example"),
    words("WrongImplementation", "bind it in App, for example", .poorReport),
  ]

  private static let factories = [
    words("ProductRequested", "inject Factory<Make>, and pass it the argument of type Int"),
    line(
      "UnboundFactory", "binder.bindFactory(ProfilePage.self).with(ProfilePage.Make.self).to(factory: ProfilePage.init)"
    ),
    words("FactoryBoundAsType", "bind ProfilePage with bindFactory, which alone provides Assisted<Int>, for example"),
    words("OtherFactory", "Factory<Make>, an assisted factory that creates Ticket from an argument of type Int"),
    words(
      "TwoArguments",
      "an assisted factory takes one argument: combine the arguments in one type, and make it the Seed of Make"),
  ]

  private static let collections = [
    words("ElementOfImplementation", "Array<SearchPlugin>, whose elements conform to Plugin"),
    words("StrayElement", "Array<any Plugin>, which is injected: contribute to it instead", as: .unusedBinding),
    words(
      "StrayKey", "Dictionary<String, any Handler>, which is injected: contribute to it instead",
      as: .unusedBinding),
    words("WrongKey", "Dictionary<Int, any Handler>, a different collection of the same elements"),
    words("RepeatedKey", "give each element its own key", as: .duplicateKey),
    line("EmptyCollection", "binder.declareCollection(of: (any Plugin).self)"),
    line("EmptyDictionary", "binder.declareDictionary(of: Setting.self, keyedBy: String.self)"),
    line("ElementBoundAlone", "binder.bind(Rule.self).intoCollection().to { $0 as Rule }"),
    words("SetForArray", "Set<Rule>, a different collection of the same elements"),
    words("ElementRequested", "Array<Rule>, which is bound, unlike Rule"),
    words(
      "CollectionBesideBinding",
      "keep either the contributions or the binding of the whole collection, or give them different tags",
      as: .duplicateBinding),
  ]

  private static let components = [
    line("ForgottenModule", "binder.include(module: ClockModule.self)"),
    line("ForgottenLargeModule", "binder.include(module: ClockModule.self)"),
    line("ModuleOfSubcomponent", "binder.include(module: ClockModule.self)"),
    line("InternalOfLibrary", "binder.bind(LibraryGauge.self).to(factory: LibraryGauge.init)"),
    line("ForgottenSubcomponent", "binder.install(dependency: Night.self)"),
    words("RootRequested", "inject ComponentFactory<Night>, and build Night with it"),
    words("SeedRequested", "bind Badge in Account, whose seed it is"),
    words("SeedRequestedByRoot", "or bind a separate User in App, for example"),
    words("WrongSeed", "or inject UserID, the unused seed of Account"),
    words("UnusedSeed", "inject UserID in Account, or remove the seed", as: .unusedSeed),
    words(
      "BoundInSibling",
      "Cart, not visible in Navigation; bind it in App, which contains both, instead of in Checkout"
    ),
    words("BoundBelow", "Cart, not visible in App; bind it in App instead of in Checkout"),
    words(
      "SameScope", "declare a scope for Checkout, and use it in configure(binder: Binder<CheckoutScope>)",
      as: .scopeNesting),
    words("OwnInstallation", "remove this install(dependency:) call", as: .selfInstallingComponent),
    words("HiddenBinding", "tag one of the bindings, or remove one", as: .shadowedBinding),
    words(
      "KeptFactory", "in Dialog, inject WeakProvider<Window>, or store the factory in another object",
      as: .retainCycle),
    words("RootBoundToo", "keep one of these bindings, or give them different tags", as: .duplicateBinding),
    words("SynchronousRequest", "inject AsyncComponentFactory<Popup>", as: .asynchronousComponent),
    words("UnsharedRequest", "add .sharedInScope() to the binding", as: .unsendableRequest),
  ]

  private static let bindings = [
    words("BoundTwice", "keep one of these bindings, or give them different tags", as: .duplicateBinding),
    words("BoundInModuleToo", "keep one of these bindings, or give them different tags", as: .duplicateBinding),
    words(
      "Cycle", "in Child, inject WeakProvider<Parent> instead of Parent: it does not retain the object",
      as: .dependencyCycle),
    words(
      "CycleThroughProtocol",
      "in Controller, inject WeakProvider<Table> instead of Table: it does not retain the object",
      as: .dependencyCycle),
    words(
      "CycleOfStructs",
      "remove one of these dependencies; none can be weak because WeakProvider works only with shared, untagged objects",
      as: .dependencyCycle),
    words(
      "CycleThroughSubcomponent",
      "in Child, inject WeakProvider<Parent> instead of Parent: it does not retain the object", as: .dependencyCycle),
    words(
      "OnlyWeak",
      "inject Cache into a value that retains it, or create it with the component: sharedInScope().eager()",
      as: .neverMade),
    words("WeakStruct", "inject Cache or Provider<Cache>: a WeakProvider works with objects only", as: .neverMade),
    words("Unused", "inject it, or remove the binding", as: .unusedBinding),
    words("UnusedElement", "inject it, or remove the binding", as: .unusedBinding),
    line("DroppedStatement", ".to(factory: Cache.init)"),
    words("DroppedCollection", "complete the statement that binds Rule"),
    words("UnsharedHook", "share the binding with sharedInScope(), or remove the hook", as: .unsharedHook),
    line("ChosenInitializer", ".to(factory: Cache.init(size:))", as: .chosenInitializer),
    words(
      "SharedUnderTwoKeys",
      "to share one object, bind Disk once, and forward the other bindings to it: to { $0 as Disk }", as: .sharedTwice),
    words(
      "ValueOfBoth", "to share one object, bind Disk in App only: its subcomponents inject the same object",
      as: .sharedTwice),
    words(
      "SharedBelowToo",
      "to share one object, bind Disk in App only, and forward the other bindings to it: to { $0 as Disk }",
      as: .sharedTwice),
    words("UnsharedClass", "to use one object, share it: sharedInScope()", as: .unsharedClass),
    words("BoundInOneBranch", "bind it in every branch, or outside the branches", as: .conditionalBinding),
    words(
      "BuiltWithHooks", "build it with instantiate(...), and call start() and stop(), or run()",
      as: .unrunHooks),
  ]

  /// Messages of the compiler, which `Scripts/check refusals` compares with this list.
  private static let refusals = [
    refusal(
      "ForeignScopes",
      "'sharedInScope()' is unavailable: sharedInScope() needs a scope: give the component one, such as Singleton"),
    refusal("ForeignScopes", "requires the types 'Unscoped' and 'PerVoyage' be equivalent", .poorReport),
    refusal(
      "UnfitFactories",
      "'to(factory:)' is unavailable: a factory cannot be async or throw: use "
        + "sharedInScope().to(asyncFactory:)", .exactLine),
    refusal(
      "UnfitFactories",
      "'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a "
        + "type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?"),
    refusal("DroppedBuilders", "result of call to 'bind(_:line:)' is unused"),
    refusal(
      "AssistedPlaces",
      "take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)"
    ),
    refusal("UnlabelledTerminators", "'to' is unavailable: write the label: to(factory:)", .exactLine),
    refusal(
      "MisspelledInclusions",
      "'include(module:)' is unavailable: pass the module type: include(module: M.self)", .exactLine),
    refusal("MisspelledInclusions", "'install(component:)' has been renamed to 'install(dependency:)'", .exactLine),
    refusal(
      "StepsInWrongOrder",
      "'sharedInScope()' is unavailable: the terminator comes last: sharedInScope().to(factory:)", .exactLine),
    refusal("ForgottenSeeds", "'build()' is unavailable: the component is built from a seed: build(seed)", .exactLine),
    refusal(
      "NoComponents",
      "'of' is unavailable: a Component is built through its parent: install(dependency: C.self), and inject "
        + "ComponentFactory<C>"),
    refusal("UnboundRoots", "missing return in static method expected to return 'BindingReceipt<Ship>'"),
    refusal("Initializers", "ambiguous use of 'init'"),
    refusal(
      "ReferencedHooks",
      "'onStart' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }", .exactLine),
    refusal(
      "AwaitedBindings",
      "'onStart' is unavailable: a binding with a start hook must be shared: sharedInScope().onStart { … }", .exactLine),
  ]
}
