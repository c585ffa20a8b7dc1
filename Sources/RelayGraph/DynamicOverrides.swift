import Cleanse
import LaunchChoices

/// What a program's launch arguments change about its graph.
///
///     let driven = try DynamicOverrides(arguments: CommandLine.arguments, index: .shared)
///     let app = try ComponentFactory.of(App.self, overrides: driven.overrides).build()
///
/// The arguments are those of `InjectDependenciesArgumentParser`:
/// `-d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]`.
///
/// - `type` names a type of the index, and so the binding that is replaced, in any component. A
///   `TaggedProvider` in the index stands for what is bound under its tag.
/// - `factory` names a factory of the index. What it has for parameters are requirements of the graph, so one that
///   lacks something is an error of `ComponentFactory.of`, with all others. A factory that takes a container instead is an
///   error here, because a graph cannot check what it asks for.
/// - `scope` names the one component where the binding is replaced; there it comes before an instruction for `global`. A
///   component that the graph does not have, or that does not bind the type, is an `UnusedOverride`.
/// - `lifecycle` says whether one value serves each instance of the component, which is usual, or each request has its
///   own.
///
/// Where two instructions are about the same binding and scope, the last one holds.
///
/// **Release builds ignore the arguments.** Any user of a program could otherwise remove its services, such as
/// those that ask for a password. A program that is meant to be driven in such builds too says so:
/// `DynamicOverrides(arguments: CommandLine.arguments, honoredIn: .allBuilds)`.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct DynamicOverrides {
  /// The overrides, for `ComponentFactory.of`.
  public let overrides: Overrides
  /// The instructions that hold, in the order of the arguments.
  public let instructions: [DependencyInjectionInstruction]
  /// The arguments without the instructions, for the program's own parser. Where arguments are ignored it is all of
  /// them, so that a strict parser refuses the option.
  public let remainingArguments: [String]

  /// Reads the arguments of a program.
  ///
  /// - Parameters:
  ///   - arguments: the list to look for instructions in.
  ///   - index: what can be chosen from.
  ///   - builds: the builds of the program that obey the arguments.
  /// - Throws: `DependencyInstructionError`, or `DependencyArgumentsError` where several instructions are faulty.
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
