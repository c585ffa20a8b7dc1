import Foundation

/// An error in a `--dependency` argument, with its position.
public struct DependencyInstructionError: Error, Hashable, Sendable {
  /// The kind of an error. Future versions may add kinds.
  public struct Kind: Hashable, Sendable {
    private let name: String

    /// No instruction follows the option.
    public static let missingInstruction = Kind(name: "missingInstruction")
    /// The instruction has no `type=`.
    public static let missingType = Kind(name: "missingType")
    /// The instruction has no `factory=`.
    public static let missingFactory = Kind(name: "missingFactory")
    /// A comma has no field before or after it.
    public static let strayComma = Kind(name: "strayComma")
    /// A field has no equals sign.
    public static let missingEqualsSign = Kind(name: "missingEqualsSign")
    /// A field has two equals signs.
    public static let strayEqualsSign = Kind(name: "strayEqualsSign")
    /// A field has no value after its equals sign.
    public static let emptyValue = Kind(name: "emptyValue")
    /// A field has an unknown name.
    public static let unknownField = Kind(name: "unknownField")
    /// A field is specified twice.
    public static let duplicateField = Kind(name: "duplicateField")
    /// The lifecycle has an unknown name.
    public static let unknownLifecycle = Kind(name: "unknownLifecycle")
    /// The index has no type with this name.
    public static let unknownType = Kind(name: "unknownType")
    /// The index has no factory with this name.
    public static let unknownFactory = Kind(name: "unknownFactory")
    /// The factory creates another type.
    public static let unfitFactory = Kind(name: "unfitFactory")
    /// The factory takes a container, so a graph cannot validate it.
    public static let undeclaredFactory = Kind(name: "undeclaredFactory")
  }

  /// The kind of the error.
  public let kind: Kind
  /// The argument.
  public let argument: String
  /// The index of the argument in the list, from 0.
  public let position: Int
  /// The position of the error in the argument, in characters from 1.
  public let column: Int
  /// Similar names, best match first.
  public let nearMisses: [String]
  /// The detail of the error, such as the unknown name.
  let detail: String

  init(
    _ kind: Kind, in argument: LocatedArgument, at index: String.Index, detail: String = "", nearMisses: [String] = []
  ) {
    self.kind = kind
    self.argument = argument.text
    position = argument.position
    column = argument.text[..<index].count + 1
    self.detail = detail
    self.nearMisses = nearMisses
  }
}

/// An argument, and its position in its list.
struct LocatedArgument {
  let text: String
  let position: Int
}
