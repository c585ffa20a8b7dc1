import Foundation

/// What is wrong with a `--dependency`, and where.
public struct DependencyInstructionError: Error, Hashable, Sendable {
  /// What is wrong. More kinds may come.
  public struct Kind: Hashable, Sendable {
    private let name: String

    /// No instruction follows the option.
    public static let missingInstruction = Kind(name: "missingInstruction")
    /// There is no `type=`.
    public static let missingType = Kind(name: "missingType")
    /// There is no `factory=`.
    public static let missingFactory = Kind(name: "missingFactory")
    /// There is a comma with nothing before it or behind it.
    public static let strayComma = Kind(name: "strayComma")
    /// A field has no equals sign.
    public static let missingEqualsSign = Kind(name: "missingEqualsSign")
    /// A field has two equals signs.
    public static let strayEqualsSign = Kind(name: "strayEqualsSign")
    /// Nothing follows the equals sign of a field.
    public static let emptyValue = Kind(name: "emptyValue")
    /// There is no field of this name.
    public static let unknownField = Kind(name: "unknownField")
    /// A field is there twice.
    public static let duplicateField = Kind(name: "duplicateField")
    /// There is no lifecycle of this name.
    public static let unknownLifecycle = Kind(name: "unknownLifecycle")
    /// The index has no type of this name.
    public static let unknownType = Kind(name: "unknownType")
    /// The index has no factory of this name.
    public static let unknownFactory = Kind(name: "unknownFactory")
    /// The factory is for another type.
    public static let unfitFactory = Kind(name: "unfitFactory")
    /// Nothing is known of the factory before it runs, and a graph is to be checked.
    public static let undeclaredFactory = Kind(name: "undeclaredFactory")
  }

  /// What is wrong.
  public let kind: Kind
  /// The argument as it was given.
  public let argument: String
  /// The argument's position in the list that was given, counted from 0.
  public let position: Int
  /// Where in the argument it is wrong, in characters, counted from 1.
  public let column: Int
  /// What was perhaps meant, best first.
  public let nearMisses: [String]
  /// What is wrong in particular, such as the name that nothing is known by.
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
