/// Registers the factories that launch arguments select from an index:
/// `-d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]`.
///
/// - `--dependency=<instruction>` is accepted too. Instructions can be anywhere among other arguments, up to `--`. If
///   two have the same type and scope, the last one is used.
/// - Fields can be in any order, and spaces around names and values are ignored. Lifecycles are not case-sensitive. The
///   default scope is `global`, and the default lifecycle is `singleton`.
/// - A backslash escapes a comma, an equals sign, a space or a backslash in a name.
///   `DependencyInstructionLaunchArgument` writes it for you.
///
/// Run the parser after the program's own registry, and before anything is resolved.
public final class InjectDependenciesArgumentParser: ArgumentParser {
  private let index: DynamicDependencyIndex
  private let family: ContainerFamily

  /// Creates a parser.
  /// - Parameter index: the types and factories.
  public convenience init(index: DynamicDependencyIndex = .shared) {
    self.init(index: index, family: .shared)
  }

  init(index: DynamicDependencyIndex, family: ContainerFamily) {
    self.index = index
    self.family = family
  }

  /// Whether the arguments contain an instruction, valid or not.
  public func canParse(arguments: [String]) -> Bool {
    InstructionList.hasInstructions(arguments)
  }

  /// Registers the selected factories, or none of them if an instruction is invalid.
  /// - Throws: `DependencyInstructionError`, or `DependencyArgumentsError` if several instructions are invalid.
  public func parse(arguments: [String]) throws {
    family.register(try InstructionList(arguments).choices(from: index))
  }
}
