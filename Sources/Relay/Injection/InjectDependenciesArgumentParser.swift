/// Registers what the program's arguments choose from an index:
/// `-d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]`.
///
/// - `--dependency=<instruction>` says the same. There may be any number of them, among other arguments and up to `--`;
///   where two are about the same type and scope, the last one holds.
/// - The fields may come in any order, and blanks around their names and values are ignored. A lifecycle may be written
///   in capitals. Without a scope it is `global`, without a lifecycle `singleton`.
/// - A backslash takes a comma, an equals sign, a blank or a backslash as a part of a name;
///   `DependencyInstructionLaunchArgument` sees to that.
///
/// To take effect, it has to run after the program's own registry, and before anything is resolved.
public final class InjectDependenciesArgumentParser: ArgumentParser {
  private let index: DynamicDependencyIndex
  private let family: ContainerFamily

  /// Makes a parser.
  /// - Parameter index: what can be chosen from.
  public convenience init(index: DynamicDependencyIndex = .shared) {
    self.init(index: index, family: .shared)
  }

  init(index: DynamicDependencyIndex, family: ContainerFamily) {
    self.index = index
    self.family = family
  }

  /// Whether there is any instruction, be it a faulty one.
  public func canParse(arguments: [String]) -> Bool {
    InstructionList.hasInstructions(arguments)
  }

  /// Registers the chosen factories, or none of them where one of the instructions is faulty.
  /// - Throws: `DependencyInstructionError`, or `DependencyArgumentsError` where several instructions are faulty.
  public func parse(arguments: [String]) throws {
    family.register(try InstructionList(arguments).choices(from: index))
  }
}
