/// Understands some of the arguments that a program was started with, and acts on them.
public protocol ArgumentParser {
  /// Whether the arguments have anything for this parser. Unless a parser says otherwise, they have.
  func canParse(arguments: [String]) -> Bool

  /// Acts on the arguments that it understands, and ignores all others.
  func parse(arguments: [String]) throws
}

extension ArgumentParser {
  public func canParse(arguments: [String]) -> Bool { true }
}
