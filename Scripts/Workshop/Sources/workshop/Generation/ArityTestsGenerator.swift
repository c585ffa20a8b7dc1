/// For each number of dependencies, a function that lists its arguments, and bindings to these functions in all ways
/// that a function can be bound.
struct ArityTestsGenerator: Generator {
  let name = "arity-tests"
  let summary = "Tests/ArityTests: functions and bindings of every number of dependencies"

  private static let highest = 24
  /// Higher numbers share one overload.
  private static let numbered = AritiesGenerator().highest

  func folders(for repository: Repository) -> [GeneratedFolder] {
    var folder = GeneratedFolder("Tests/ArityTests/Generated")
    folder.add("NumberedDependencies.swift") { file(dependencies) }
    folder.add("NumberedFunctions.swift") { file(functions) }
    folder.add("NumberedFactories.swift") { file(factories) }
    folder.add("NumberedContributions.swift") { file(contributions) }
    folder.add("NumberedAssistedFactories.swift") { file(assistedFactories) }
    folder.add("NumberedInjectors.swift") { file(injectors) }
    return [folder]
  }

  @SourceLines
  private func file(_ declarations: [String]) -> [String] {
    header
    ""
    "import Cleanse"
    declarations
  }

  // MARK: Arguments of functions

  @SourceLines
  private var dependencies: [String] {
    """

    /// Stands for no dependency.
    enum N0 {}

    """
    for number in 1...Self.highest { "struct N\(number): Numbered { let number: Int }" }
    module(
      "NumberedModule",
      "Binds each dependency to a value that knows its position, so that a mix-up among arguments shows.",
      including: nil, from: 1
    ) { "bind(N\($0).self).to(value: N\($0)(number: \($0)))" }
  }

  @SourceLines
  private var functions: [String] {
    """

    /// Functions of each number of dependencies, which list the positions of their arguments.
    enum Listing {
    """
    functions(from: 0) {
      "static func list\($0)(\(parameters($0))) -> [Int]"
    } body: {
      positions($0)
    }
    functions(from: 0) {
      "static func listTwice\($0)(\(parameters($0))) -> [[Int]]"
    } body: {
      "Array(repeating: \(positions($0)), count: 2)"
    }
    functions(from: 0) {
      "static func listAfterSeed\($0)(\(["_ seed: Assisted<Int>", parameters($0)].joinedList)) -> [Int]"
    } body: {
      "[seed.get()] + \(positions($0))"
    }
    functions(from: 1, to: Self.numbered) {
      "static func listBeforeSeed\($0)(\(parameters($0)), _ seed: Assisted<Int>) -> [Int]"
    } body: {
      "\(positions($0)) + [seed.get()]"
    }
    functions(from: 1) {
      "static func inject\($0)(into target: InjectionTarget<N\($0)>, \(parameters($0)))"
    } body: {
      "target.handed = \(positions($0))"
    }
    """
    }

    extension InjectionTarget {
    """
    functions(from: 1) {
      "func receive\($0)(\(parameters($0)))"
    } body: {
      "handed = \(positions($0))"
    }
    "}"
  }

  @SourceLines
  private func functions(
    from lowest: Int, to highest: Int = highest, signature: (Int) -> String, body: (Int) -> String
  ) -> [String] {
    for number in lowest...highest {
      """

        \(signature(number)) {
          \(body(number))
        }
      """
    }
  }

  private func parameters(_ count: Int) -> String {
    list(count, indentation: "    ") { "_ n\($0): N\($0)" }
  }

  private func positions(_ count: Int) -> String {
    "numbers(\(list(count, indentation: "      ") { "n\($0)" }))"
  }

  /// As many members as dependencies, ten on a line.
  private func list(_ count: Int, indentation: String, _ member: (Int) -> String) -> String {
    stride(from: 1, through: count, by: 10).map { first in
      (first...min(first + 9, count)).map(member).joined(separator: ", ")
    }.joined(separator: ",\n" + indentation)
  }

  // MARK: Bindings

  @SourceLines
  private var factories: [String] {
    module("TaggedLists", "Gathers what stands under each tag.") { contribution("UpTo<N\($0)>.list") }
    module("BoundFactories", "Each factory, bound directly.", including: "TaggedLists") {
      "bind([Int].self).tagged(with: UpTo<N\($0)>.self).to(factory: Listing.list\($0))"
    }
    module("ConfiguredFactories", "Each factory, bound through a receipt binder.", including: "TaggedLists") {
      "bind([Int].self).tagged(with: UpTo<N\($0)>.self).configured { $0.to(factory: Listing.list\($0)) }"
    }
  }

  @SourceLines
  private var contributions: [String] {
    module("Elements", "Each factory makes one element of an array.") { contribution("Listing.list\($0)") }
    module("SeveralElements", "Each factory makes two elements of an array.") { contribution("Listing.listTwice\($0)") }
    module("Entries", "Each factory makes one element of a dictionary.") {
      "bind([Int].self).intoDictionary(key: \($0)).to(factory: Listing.list\($0))"
    }
  }

  @SourceLines
  private var assistedFactories: [String] {
    module("AssistedLists", "Gathers what each assisted factory builds.") { contribution("UpTo<N\($0)>.build") }
    module(
      "AssistedFactories", "Each assisted factory that takes its argument first.", including: "AssistedLists"
    ) { "bindFactory([Int].self).with(UpTo<N\($0)>.self).to(factory: Listing.listAfterSeed\($0))" }
    module(
      "ListsBeforeArgument", "Gathers what each assisted factory builds that takes its argument last.", from: 1,
      to: Self.numbered
    ) { contribution("UpTo<N\($0)>.build") }
    module(
      "AssistedFactoriesWithArgumentLast", "Each assisted factory that takes its argument last.",
      including: "ListsBeforeArgument", from: 1, to: Self.numbered
    ) { "bindFactory([Int].self).with(UpTo<N\($0)>.self).to(factory: Listing.listBeforeSeed\($0))" }
  }

  @SourceLines
  private var injectors: [String] {
    module("InjectedLists", "Gathers what each injector hands to its target.", from: 1) {
      contribution("InjectionTarget<N\($0)>.list")
    }
    injectorModule("InjectorFunctions", "Each injector, as a function of the target and its dependencies.") {
      "bindPropertyInjectionOf(InjectionTarget<N\($0)>.self).to(injector: Listing.inject\($0))"
    }
    injectorModule("InjectorMethods", "Each injector, as a method of the target.") {
      "bindPropertyInjectionOf(InjectionTarget<N\($0)>.self).to(injector: InjectionTarget<N\($0)>.receive\($0))"
    }
    injectorModule("ConfiguredInjectorFunctions", "Each function, bound as the root of a component is.") {
      configured($0, by: "Listing.inject\($0)")
    }
    injectorModule("ConfiguredInjectorMethods", "Each method, bound as the root of a component is.") {
      configured($0, by: "InjectionTarget<N\($0)>.receive\($0)")
    }
  }

  private func injectorModule(_ name: String, _ summary: String, _ statement: (Int) -> String) -> [String] {
    module(name, summary, including: "InjectedLists", from: 1, statement)
  }

  private func configured(_ number: Int, by injector: String) -> String {
    let binding = "bind(PropertyInjector<InjectionTarget<N\(number)>>.self)"
    return binding + ".configured { $0.propertyInjector { $0.to(injector: \(injector)) } }"
  }

  private func contribution(_ factory: String) -> String {
    "bind([Int].self).intoCollection().to(factory: \(factory))"
  }

  /// A module with a statement for each number of dependencies.
  @SourceLines
  private func module(
    _ name: String, _ summary: String, including included: String? = "NumberedModule", from lowest: Int = 0,
    to highest: Int = highest, _ statement: (Int) -> String
  ) -> [String] {
    """

    /// \(summary)
    struct \(name): Module {
      static func configure(binder: \(included == nil ? "UnscopedBinder" : "Binder<Singleton>")) {
    """
    if let included { "    binder.include(module: \(included).self)" }
    for number in lowest...highest { "    binder.\(statement(number))" }
    """
      }
    }
    """
  }
}
