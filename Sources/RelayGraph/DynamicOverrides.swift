import Cleanse
import LaunchChoices

/// The overrides that launch arguments select for a graph.
///
///     let driven = try DynamicOverrides(arguments: CommandLine.arguments, index: .shared)
///     let app = try ComponentFactory.of(App.self, overrides: driven.overrides).build()
///
/// The arguments are those of `InjectDependenciesArgumentParser`:
/// `-d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]`.
///
/// - `type` is a type in the index. Its binding is replaced in every component. A `TaggedProvider` in the index means
///   the binding under its tag.
/// - `factory` is a factory in the index. Its parameters are dependencies: a missing one is an error of
///   `ComponentFactory.of`. A factory that takes a container is an error, because a graph cannot validate it.
/// - `scope` is a component. The binding is replaced only there, and the instruction takes precedence over one for
///   `global`. A component that is not in the graph or does not bind the type is an `UnusedOverride`.
/// - `lifecycle` is `singleton` for one value in each component instance (the default), or `transient` for a new value
///   each time.
///
/// If two instructions have the same binding and scope, the last one is used.
///
/// **Release builds ignore the arguments.** Otherwise, any user of a program could replace its services, such as those
/// that ask for a password. To accept arguments in release builds too, opt in: `DynamicOverrides(arguments:
/// CommandLine.arguments, honoredIn: .allBuilds)`.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct DynamicOverrides {
  /// The overrides, for `ComponentFactory.of`.
  public let overrides: Overrides
  /// The instructions in use, in the order of the arguments.
  public let instructions: [DependencyInjectionInstruction]
  /// The arguments without the instructions, for the program's own parser. In builds that ignore instructions, it
  /// contains all arguments, so a strict parser rejects the option.
  public let remainingArguments: [String]

  /// Reads the arguments of a program.
  ///
  /// - Parameters:
  ///   - arguments: the launch arguments.
  ///   - index: the types and factories.
  ///   - builds: the builds that accept instructions.
  /// - Throws: `DependencyInstructionError`, or `DependencyArgumentsError` if several instructions are invalid.
  public init(
    arguments: [String], index: DynamicDependencyIndex = .shared, honoredIn builds: Builds = .debugBuilds,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try self.init(
      arguments: arguments, index: index, isHonored: builds.include(isDebugBuild: Builds.isDebugBuild),
      place: (file, line))
  }

  init(
    arguments: [String], index: DynamicDependencyIndex, isHonored: Bool, place: (file: StaticString, line: Int)
  ) throws {
    guard isHonored else {
      self.init(choices: [], remainingArguments: arguments, place: place)
      return
    }
    let list = InstructionList(arguments)
    self.init(
      choices: try list.choices(from: index, mustBeDeclared: true), remainingArguments: list.remainingArguments,
      place: place)
  }

  init(
    choices: [DynamicDependencyChoice], remainingArguments: [String] = [], place: (file: StaticString, line: Int)
  ) {
    let effective = EffectiveChoices(choices)
    overrides = effective.choices.reduce(Overrides()) { overrides, choice in
      IndexedKey(choice.type).adding(
        ChosenFactory(choice: choice, reach: effective.reach(of: choice), place: place), to: overrides)
    }
    instructions = effective.choices.map(\.instruction)
    self.remainingArguments = remainingArguments
  }
}
