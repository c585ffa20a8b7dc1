/// Handles some of the launch arguments of a program.
public protocol ArgumentParser {
  /// Whether the arguments contain any for this parser. The default is `true`.
  func canParse(arguments: [String]) -> Bool

  /// Handles its arguments, and ignores all others.
  func parse(arguments: [String]) throws
}

extension ArgumentParser {
  public func canParse(arguments: [String]) -> Bool { true }
}
