import BindingGraph

/// A mistake of a program's second hour, and what its author is told.
struct SecondHourMistake: Sendable, CustomStringConvertible {
  /// What the author gets.
  enum Score: Int, Sendable, Comparable {
    case nothing, poorReport, goodReport, exactLine

    static func < (left: Score, right: Score) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where the mistake is made.
  enum Source: Sendable, Equatable {
    /// `Mistakes.NAME.App` of the fixtures.
    case graph(String)
    /// A file of `Tests/Fixtures/Refusals`, without its extension.
    case refusal(String)
  }

  let source: Source
  let score: Score
  /// `nil` where the compiler refuses the source.
  let id: DiagnosticID?
  /// The line to write, the words that lead there, or the compiler's message.
  let advice: String

  var description: String {
    switch source {
    case .graph(let name), .refusal(let name): name
    }
  }

  /// A graph with a line that mends it.
  private static func line(
    _ name: String, _ advice: String, as id: DiagnosticID = .missingBinding
  ) -> SecondHourMistake {
    SecondHourMistake(source: .graph(name), score: .exactLine, id: id, advice: advice)
  }

  /// A graph with words that lead to the mend.
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
    words("ForgottenChain", "bind it in App, together with Cable, which it needs, for example"),
    words("WrongTag", "TaggedProvider<Secondary>, the same type under another tag, bound"),
    line("ForgottenTag", "binder.bind(String.self).tagged(with: Host.self).to { $0 as String }"),
    words("UntaggedRequest", "TaggedProvider<Host>, the same type under a tag, bound"),
    words("TagItself", "BaseURL is a tag: ask for TaggedProvider<BaseURL>, which provides String"),
    words("CollectionOfTag", "BaseURL is a tag: ask for TaggedProvider<BaseURL>, which provides String"),
    words("ProviderOfTag", "BaseURL is a tag: ask for TaggedProvider<BaseURL>, which provides String"),
    line("ForgottenProtocol", "binder.bind((any Storage).self).to { $0 as DiskStorage }"),
    line("ForgottenSuperclass", "binder.bind(Logger.self).to { $0 as FileLogger }"),
    words(
      "ImplementationRequested",
      "ask for Storage if that is bound to DiskStorage: a binding of DiskStorage itself would make another one"),
    line("UndeclaredOptional", "binder.bindOptional(Coupon.self)"),
    words("OptionalBound", "Optional<Coupon>, which is not the same as Coupon, bound"),
    line("ProviderOfUnbound", "binder.bind(Parser.self).to(factory: Parser.init)"),
    line("ClosureOfUnbound", "binder.bind(Parser.self).to(factory: Parser.init)"),
    words("ClosureWithArgument", "where it is to make something of an argument, ask for a Factory, and bind that"),
    words("ClosureForFactory", "Factory<Make>, which makes a Page from an argument and can be asked for, bound"),
    line("DefaultArgument", "binder.bind(Client.self).to { Client(host: $0) }"),
    words("PrivateInitializer", "Session has private initializers only: bind a value of it in App, for example"),
    words("MisspelledType", "ProfilesStore, which is spelled nearly alike, bound"),
    words("Namesake", "Configuration, another type of that name, bound"),
    line("OtherGenericArgument", "binder.bind(Repository<User>.self).to(factory: Repository<User>.init)"),
    line(
      "SuperclassInjector",
      "binder.bindPropertyInjectionOf(ProfileView.self).to "
        + "{ (object: ProfileView, injector: PropertyInjector<View>) in injector.injectProperties(into: object) }"),
    words("ForgottenInjector", "bind it in App, for example"),
    words("WrongImplementation", "bind it in App, for example", .poorReport),
  ]

  private static let factories = [
    words("ProductRequested", "ask for Factory<Make>, and hand it the argument of type Int"),
    line(
      "UnboundFactory", "binder.bindFactory(ProfilePage.self).with(ProfilePage.Make.self).to(factory: ProfilePage.init)"
    ),
    words("FactoryBoundAsType", "bind ProfilePage with bindFactory, which alone hands out Assisted<Int>, for example"),
    words("OtherFactory", "Factory<Make>, which makes a Ticket from an argument of type Int, bound"),
    words("TwoArguments", "a factory takes one argument: put all into one type, and make that the Seed of Make"),
  ]

  private static let collections = [
    words("ElementOfImplementation", "Array<SearchPlugin>, whose elements conform to Plugin, bound"),
    words("StrayElement", "Array<any Plugin>, which is asked for: contribute to that instead", as: .unusedBinding),
    words(
      "StrayKey", "Dictionary<String, any Handler>, which is asked for: contribute to that instead",
      as: .unusedBinding),
    words("WrongKey", "Dictionary<Int, any Handler>, another collection of the same elements, bound"),
    words("RepeatedKey", "contribute each element under a key of its own", as: .duplicateKey),
    line("EmptyCollection", "binder.declareCollection(of: (any Plugin).self)"),
    line("EmptyDictionary", "binder.declareDictionary(of: Setting.self, under: String.self)"),
    line("ElementBoundAlone", "binder.bind(Rule.self).intoCollection().to { $0 as Rule }"),
    words("SetForArray", "Set<Rule>, another collection of the same elements, bound"),
    words("ElementRequested", "Array<Rule>, which is not the same as Rule, bound"),
    words(
      "CollectionBesideBinding", "keep the contributions or the whole, or give them different tags",
      as: .duplicateBinding),
  ]

  private static let components = [
    line("ForgottenModule", "binder.include(module: ClockModule.self)"),
    line("ForgottenLargeModule", "binder.include(module: ClockModule.self)"),
    line("ModuleOfSubcomponent", "binder.include(module: ClockModule.self)"),
    line("InternalOfLibrary", "binder.bind(LibraryGauge.self).to(factory: LibraryGauge.init)"),
    line("ForgottenSubcomponent", "binder.install(dependency: Night.self)"),
    words("RootRequested", "ask for ComponentFactory<Night>, and build Night with it"),
    words("SeedRequested", "bind Badge in Account, which is built from it"),
    words("WrongSeed", "or ask for UserID, the seed of Account, for which nothing asks"),
    words("UnusedSeed", "ask for UserID in Account, or build it without a seed", as: .unusedSeed),
    words(
      "BoundInSibling",
      "Cart in Checkout, out of sight of Navigation (move the binding to App, which holds both), bound"
    ),
    words("BoundBelow", "Cart in Checkout, out of sight of App (move the binding to App), bound"),
    words("SameScope", "give Checkout a scope of its own", as: .scopeNesting),
    words("OwnInstallation", "remove one of these installations", as: .selfInstallingComponent),
    words("HiddenBinding", "give one of them a tag, or remove one", as: .shadowedBinding),
    words(
      "KeptFactory", "let Dialog ask for WeakProvider<Window>, or let another object keep the factory",
      as: .retainCycle),
    words("RootBoundToo", "keep one of these bindings, or give them different tags", as: .duplicateBinding),
    words("SynchronousRequest", "ask for AsyncComponentFactory<Popup>", as: .asynchronousComponent),
    words("UnsharedRequest", "add .sharedInScope() to the binding", as: .unsendableRequest),
  ]

  private static let bindings = [
    words("BoundTwice", "keep one of these bindings, or give them different tags", as: .duplicateBinding),
    words("BoundInModuleToo", "keep one of these bindings, or give them different tags", as: .duplicateBinding),
    words(
      "Circle", "let Child ask for WeakProvider<Parent>, which keeps nothing alive, instead of Parent",
      as: .dependencyCycle),
    words(
      "CircleThroughProtocol",
      "let Controller ask for WeakProvider<Table>, which keeps nothing alive, instead of Table",
      as: .dependencyCycle),
    words(
      "CircleOfStructs",
      "take one of these requirements out; none can be weak: that takes a shared object, bound without a tag",
      as: .dependencyCycle),
    words(
      "CircleThroughSubcomponent",
      "let Child ask for WeakProvider<Parent>, which keeps nothing alive, instead of Parent", as: .dependencyCycle),
    words(
      "OnlyWeak",
      "let a value that keeps it ask for Cache, or create it with the component: sharedInScope().eager()",
      as: .neverMade),
    words("WeakStruct", "ask for Cache or a Provider of it: only objects are for WeakProviders", as: .neverMade),
    words("Unused", "ask for it, or remove the binding", as: .unusedBinding),
    words("UnusedElement", "ask for it, or remove the binding", as: .unusedBinding),
    line("DroppedStatement", ".to(factory: Cache.init)"),
    words("DroppedCollection", "finish the statement that starts the binding of Rule"),
    words("UnsharedHook", "share the binding with sharedInScope(), or remove the hook", as: .unsharedHook),
    line("ChosenInitializer", ".to(factory: Cache.init(size:))", as: .chosenInitializer),
    words(
      "SharedUnderTwoKeys",
      "for one object, share Disk once, and let the other bindings pass it on: to { $0 as Disk }", as: .sharedTwice),
    words("UnsharedState", "if they should use one object, share it: sharedInScope()", as: .unsharedState),
    words("BoundInOneBranch", "bind it in every branch, or outside of them", as: .conditionalBinding),
    words(
      "BuiltWithHooks", "build it with instantiate(...), and start and stop the instance, for example with run",
      as: .unrunHooks),
  ]

  /// What the compiler says. `Scripts/check refusals` compares it with the compiler.
  private static let refusals = [
    refusal(
      "ForeignScopes",
      "'sharedInScope()' is unavailable: nothing is shared without a scope: give the component one, such as Singleton"),
    refusal("ForeignScopes", "requires the types 'Unscoped' and 'PerVoyage' be equivalent", .poorReport),
    refusal(
      "UnfitFactories",
      "'to(factory:)' is unavailable: a factory neither waits nor throws: bind what does with "
        + "sharedInScope().to(asyncFactory:)", .exactLine),
    refusal(
      "UnfitFactories",
      "'to(factory:)' is unavailable: the factory makes something else than what is bound: let it make that, or a type "
        + "that conforms to it"),
    refusal("DroppedBuilders", "result of call to 'bind(_:line:)' is unused"),
    refusal(
      "AssistedPlaces",
      "take the argument as the first or the last parameter, as Assisted<Seed> of the factory that with(_:) names"),
    refusal("UnlabelledTerminators", "'to' is unavailable: write the label: to(factory:)", .exactLine),
    refusal(
      "MisspelledInclusions",
      "'include(module:)' is unavailable: a module is included by its type: include(module: M.self)", .exactLine),
    refusal("MisspelledInclusions", "'install(component:)' has been renamed to 'install(dependency:)'", .exactLine),
    refusal(
      "StepsInWrongOrder",
      "'sharedInScope()' is unavailable: the terminator comes last: sharedInScope().to(factory:)", .exactLine),
    refusal("ForgottenSeeds", "'build()' is unavailable: the component is built from a seed: build(seed)", .exactLine),
    refusal(
      "NoComponents",
      "'of' is unavailable: a Component is built by another one: install(dependency: C.self), and ask for "
        + "ComponentFactory<C>"),
    refusal("UnboundRoots", "missing return in static method expected to return 'BindingReceipt<Ship>'"),
    refusal("Initializers", "ambiguous use of 'init'"),
    refusal(
      "ReferencedHooks",
      "'onStart' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }", .exactLine),
    refusal(
      "AwaitedBindings",
      "'onStart' is unavailable: only what is shared can be started: sharedInScope().onStart { … }", .exactLine),
  ]
}
